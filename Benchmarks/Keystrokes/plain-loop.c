// SPDX-License-Identifier: Apache-2.0

// The least that a program with GNU readline and a list of words does: what the shell is measured beside.
// It reads lines with the callback interface, as the shell does, and completes names read from a file, in
// which each has a description behind a tab. With a second argument it lists them with their descriptions.

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <readline/readline.h>
#include <unistd.h>

static char *words[4096];
static char *descriptions[4096];
static int count;
static int ended;

static char *next_word(const char *text, int state) {
  static int index;
  size_t length = strlen(text);
  if (state == 0) index = 0;
  while (index < count) {
    char *word = words[index++];
    if (strncmp(word, text, length) == 0) return strdup(word);
  }
  return NULL;
}

static char **complete(const char *text, int start, int end) {
  (void)start;
  (void)end;
  rl_attempted_completion_over = 1;
  return rl_completion_matches(text, next_word);
}

// The matches are in the order of the words.
static void list(char **matches, int matched, int longest) {
  int index = 0;
  rl_crlf();
  for (int match = 1; match <= matched; match++) {
    while (strcmp(words[index], matches[match]) != 0) index++;
    fprintf(rl_outstream, "%-*s  %s\n", longest, words[index], descriptions[index]);
  }
  rl_on_new_line();
  rl_forced_update_display();
}

static void take_line(char *line) {
  if (line == NULL) ended = 1;
  free(line);
}

int main(int argc, char **argv) {
  char line[256];
  FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
  while (file != NULL && count < 4096 && fgets(line, sizeof line, file) != NULL) {
    line[strcspn(line, "\n")] = 0;
    words[count] = strdup(strtok(line, "\t"));
    descriptions[count++] = strdup(strtok(NULL, "\t"));
  }
  rl_completer_word_break_characters = " \t\n";
  rl_attempted_completion_function = complete;
  if (argc > 2) {
    rl_sort_completion_matches = 0;
    rl_completion_display_matches_hook = list;
  }
  rl_callback_handler_install("1 Notes> ", take_line);
  while (!ended) {
    struct pollfd terminal = {STDIN_FILENO, POLLIN, 0};
    if (poll(&terminal, 1, -1) > 0) rl_callback_read_char();
  }
  rl_callback_handler_remove();
  return 0;
}
