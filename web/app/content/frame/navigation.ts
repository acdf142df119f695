import { houseName, locality } from '#shared/content/business.ts';

/** The two lines of the wordmark: the place, and the trade. */
export const wordmarkLines: readonly [string, string] = [locality, houseName.replace(`${locality} `, '')];

export interface MenuEntry {
  label: string;
  /** Label for narrow screens. */
  shortLabel?: string;
  to: string;
  /** Hidden in the bar on small screens, where the menu has it (specification §2). */
  wideOnly?: boolean;
  submenu?: readonly { label: string; to: string }[];
  /** Only in the sheet of small screens. */
  sheetSubmenu?: readonly { label: string; to: string }[];
}

/** Whether a path belongs to an entry: the page of the entry, a page of its submenu, or one under them. */
export const belongsTo = ({ to, submenu = [] }: Pick<MenuEntry, 'to' | 'submenu'>, path: string): boolean =>
  [to, ...submenu.map((child) => child.to)].some((base) => `${path}/`.startsWith(`${base}/`));
