import { useContext } from 'react';
import { sheetCopy as copy } from '#app/content/staff/today-copy.ts';
import { Sheet as AnySheet, type SheetProps } from '#app/ui/sheet.tsx';
import { SheetState } from './sheet-state.ts';

/** A sheet of Today. If the button that opened it no longer exists, the name of its party takes the focus. */
export function Sheet(props: Omit<SheetProps, 'closeLabel' | 'state' | 'fallbackFocus'>) {
  const state = useContext(SheetState);
  return (
    <AnySheet
      {...props}
      closeLabel={copy.close}
      state={state}
      fallbackFocus={(opener) => opener?.closest('[data-party]')?.querySelector('button')}
    />
  );
}
