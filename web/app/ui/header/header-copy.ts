export interface HeaderLink {
  label: string;
  to: string;
  lang?: string;
  /** Base path of a language: the link leads to the same page in it. */
  base?: string;
}

export interface HeaderCopy {
  /** After the label of every link to a page in another language, for assistive technology. */
  note?: string;
  /** The other language, in the bar and in the sheet. */
  language: HeaderLink;
  /** Link at the foot of the sheet. */
  book: HeaderLink;
  phone: string;
  sheetFoot: string;
  sheetLinks: readonly HeaderLink[];
  home: string;
  mainMenu: string;
  menu: string;
  more: (label: string) => string;
}
