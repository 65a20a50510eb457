# Completion of focus-shell in bash, made by: focus-shell --generate bash
_focus_shell() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case $previous in
    -c)
      return
      ;;
    --clock)
      mapfile -t COMPREPLY < <(compgen -W 'real virtual' -- "$current")
      return
      ;;
    --policy)
      compopt -o nospace
      mapfile -t COMPREPLY < <(compgen -W 'commandGroupsApplyInOrder= contextMenusOpenBehindSheets= disabledItemShadowsShortcut= escapeDismissesSheet= firstFieldHasFocus= flagContentIsFresh= hiddenAppKeepsFocusedValues= innerOnDismissRunsFirst= keyEquivalentsSeeFocusedValues= laterSceneValueWins= menuActionsMayPresent= menuGivesKeyBack= nilHidesOuterValue= onDismissSeesNewItem= openingRestoresMinimizedWindow= presentationsWait= removedPresenterResetsBinding= restoredValuesComeLate= sceneValuesReachBehindSheets= sheetParentTakesKeyBack= sheetsFollowEnvironment= toolbarPlacementsTakeKeys= updateRounds= windowCycleFollowsOpening= windowMatchesCurrentValue= windowMenuListsValueWindows= windowMenuSortsByTitle= windowScenesPublish= windowsReportKeyTogether=' -- "$current")
      return
      ;;
    commandGroupsApplyInOrder | contextMenusOpenBehindSheets | disabledItemShadowsShortcut | escapeDismissesSheet | firstFieldHasFocus | flagContentIsFresh | hiddenAppKeepsFocusedValues | innerOnDismissRunsFirst | keyEquivalentsSeeFocusedValues | laterSceneValueWins | menuActionsMayPresent | menuGivesKeyBack | nilHidesOuterValue | onDismissSeesNewItem | openingRestoresMinimizedWindow | presentationsWait | removedPresenterResetsBinding | restoredValuesComeLate | sceneValuesReachBehindSheets | sheetParentTakesKeyBack | sheetsFollowEnvironment | toolbarPlacementsTakeKeys | windowCycleFollowsOpening | windowMatchesCurrentValue | windowMenuListsValueWindows | windowMenuSortsByTitle | windowScenesPublish | windowsReportKeyTogether)
      mapfile -t COMPREPLY < <(compgen -W 'true false' -- "$current")
      return
      ;;
    --restore)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      return
      ;;
    --jobs | -j)
      return
      ;;
    --report)
      compopt -o nospace
      mapfile -t COMPREPLY < <(compgen -W 'junit= tap= json=' -- "$current")
      return
      ;;
    junit | tap | json)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      return
      ;;
    --color)
      mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current")
      return
      ;;
    --generate)
      mapfile -t COMPREPLY < <(compgen -W 'man bash zsh fish' -- "$current")
      return
      ;;
  esac
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '--json -c --keep-going --echo --clock --no-init --policy --restore --check --jobs -j --no-summary --update --report --color --generate --help -h --version' -- "$current")
  else
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
    if ((COMP_CWORD == 1)) && [[ run == "$current"* ]]; then COMPREPLY+=(run); fi
  fi
}
complete -F _focus_shell 'focus-shell'
