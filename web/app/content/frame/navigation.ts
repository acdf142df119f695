import { houseName, locality } from '../../../../shared/content/business.ts';

/** The name as the wordmark sets it: place on the first line, trade on the second. */
export const wordmarkLines: readonly [string, string] = [locality, houseName.replace(`${locality} `, '')];

export interface MenuEntry {
  label: string;
  /** Label for narrow screens. */
  shortLabel?: string;
  to: string;
  /** Hidden in the bar on small screens, where the menu has it (specification §2). */
  wideOnly?: boolean;
  /** Further paths that belong to this entry. */
  also?: readonly string[];
  submenu?: readonly { label: string; to: string }[];
  /** In the sheet of small screens alone. */
  sheetSubmenu?: readonly { label: string; to: string }[];
}

/** Whether a path belongs to an entry: its own page, a page under it or one of `also`. */
export function belongsTo(entry: Pick<MenuEntry, 'to' | 'also'>, path: string): boolean {
  return [entry.to, ...(entry.also ?? [])].some((base) => path === base || path.startsWith(`${base}/`));
}
