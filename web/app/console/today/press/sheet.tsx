import { sheetCopy as copy } from '#app/content/staff/today-copy.ts';
import { Sheet as AnySheet, type SheetProps } from '#app/ui/sheet.tsx';

/** A sheet of Today. The button of a party that opened it may be gone afterwards; its name takes the focus then. */
export const Sheet = (props: Omit<SheetProps, 'closeLabel' | 'besides'>) => (
  <AnySheet
    {...props}
    closeLabel={copy.close}
    besides={(opener) => opener?.closest('[data-party]')?.querySelector('button')}
  />
);
