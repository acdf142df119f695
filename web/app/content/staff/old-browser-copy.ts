/** For the console, whose browsers staff can choose. */
export const oldBrowserCopy =
  'This browser is too old for the console. Update it, or take a present Chrome, Edge, Firefox or Safari.';
