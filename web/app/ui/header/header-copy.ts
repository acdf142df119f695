/** Labels for assistive technology. */
export interface HeaderCopy {
  home: string;
  mainMenu: string;
  menu: string;
  more: (label: string) => string;
}
