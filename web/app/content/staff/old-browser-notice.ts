/** For the console, whose browsers staff can choose. In English: its language is unknown before its scripts run. */
export const oldBrowserNotice =
  'This browser is too old for the console. Update it, or take a present Chrome, Edge, Firefox or Safari.';
