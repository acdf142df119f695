import { useState } from 'react';
import { giveFocus, heldMs } from '#app/ui/given-focus.ts';
import { addDays } from '#shared/values/port-vila-time.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { TodayScreen } from './use-screen.ts';

/** Whether a sheet is open or about to open; that of a party that has left the day shows nothing. */
const isShown = ({ sheet, partyOf }: TodayScreen): boolean =>
  sheet !== undefined && (!('party' in sheet) || partyOf(sheet.party) !== undefined);

/** Focuses what a key has chosen, for screen readers and the next Tab. */
const focusOn = (selector: string): void =>
  giveFocus(document.querySelector<HTMLElement>(selector), { preventScroll: true });

/** The keyboard of the screen: single letters act on the chosen party. */
export function ScreenShortcuts({ screen }: { screen: TodayScreen }) {
  const { start, starts, chosen, actions, clock, slip, date, today, setSheet, canArrive } = screen;
  const parties = start?.parties ?? [];
  const [heldUntil, setHeldUntil] = useState(0);
  const step = (by: number) => {
    const at = parties.findIndex(({ party }) => party.id === chosen?.party.id);
    const next =
      parties[
        at < 0 ? (by > 0 ? 0 : parties.length - 1) : Math.min(Math.max(at + by, 0), parties.length - 1)
      ];
    if (next) screen.choose(next);
  };
  const stepStart = (by: number) => {
    const at = starts.findIndex(({ slot }) => slot.id === start?.slot.id);
    const next = starts[at + by];
    if (next === undefined) return;
    screen.openStart(next);
    focusOn(`[data-start="${next.slot.id}"]`);
  };
  const stepDay = (by: number) => {
    screen.chooseDay(addDays(date, by));
    focusOn('h1 button');
  };
  const isFree = () => clock().getTime() >= heldUntil;
  const { standing } = chosen ?? {};
  useShortcuts(
    {
      '/': () => setSheet({ kind: 'find' }),
      '?': () => setSheet({ kind: 'keys' }),
      w: () =>
        screen.walkInDisabledReason === undefined && setSheet({ kind: 'walk-in', startId: start?.slot.id }),
      u: () => slip?.undo?.(),
      t() {
        screen.chooseDay(today);
        focusOn('h1 button');
      },
      '[': () => stepDay(-1),
      ']': () => stepDay(1),
      arrowdown: () => step(1),
      arrowup: () => step(-1),
      arrowright: () => stepStart(1),
      arrowleft: () => stepStart(-1),
      enter: chosen && (() => screen.openParty(chosen)),
      a:
        chosen && canArrive && (standing === 'to-come' || standing === 'part-here')
          ? () => {
              actions.arrive(chosen, standing === 'to-come' ? chosen.awaited : 1);
              setHeldUntil(clock().getTime() + heldMs);
            }
          : undefined,
      c: chosen && standing === 'here' ? () => isFree() && actions.pay(chosen, 'cash-vuv') : undefined,
      d: chosen && standing === 'here' ? () => isFree() && actions.pay(chosen, 'card') : undefined,
      p: chosen && chosen.amountDue > 0 && canArrive ? () => actions.openPayment(chosen) : undefined,
    },
    screen.hasShortcuts,
    // A sheet loads when it first opens; keys typed in the meantime are meant for it.
    isShown(screen),
  );
  return null;
}
