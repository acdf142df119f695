/** Names of the header's parts for assistive technology. */
export interface HeaderCopy {
  home: string;
  mainMenu: string;
  menu: string;
  more: (label: string) => string;
}
