// SPDX-License-Identifier: Apache-2.0
// <readline/readline.h> uses FILE without declaring it.
#include <stdio.h>
#include <wchar.h>
#include <readline/readline.h>
#include <readline/history.h>

// Readline counts columns with it; <wchar.h> declares it only for programs that ask for X/Open names.
int wcwidth(wchar_t character);
