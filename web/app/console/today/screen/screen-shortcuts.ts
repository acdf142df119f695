import { useState } from 'react';
import { payKeys } from '#app/content/staff/today-copy.ts';
import { giveFocus, holdMs } from '#app/ui/give-focus.ts';
import { addDays } from '#shared/values/port-vila-time.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { TodayScreen } from './use-screen.ts';

/** Whether a sheet is open or about to open; the sheet of a party that has left the day shows nothing. */
const isSheetShown = ({ sheet, partyOf }: TodayScreen): boolean =>
  sheet !== undefined && (!('party' in sheet) || partyOf(sheet.party) !== undefined);

/** Focuses the element that a key has chosen, for screen readers and the next Tab. */
const focusOn = (selector: string): void =>
  giveFocus(document.querySelector<HTMLElement>(selector), { preventScroll: true });

/** The keyboard of the screen: single letters act on the chosen party. */
export function ScreenShortcuts({ screen }: { screen: TodayScreen }) {
  const { start, starts, chosenParty, actions, clock, slip, date, today, setSheet, canArrive } = screen;
  const parties = start?.parties ?? [];
  const [heldUntil, setHeldUntil] = useState(0);
  const step = (offset: number) => {
    const index = parties.findIndex(({ party }) => party.id === chosenParty?.party.id);
    const next =
      parties[
        index < 0
          ? offset > 0
            ? 0
            : parties.length - 1
          : Math.min(Math.max(index + offset, 0), parties.length - 1)
      ];
    if (next) screen.choose(next);
  };
  const stepStart = (offset: number) => {
    const index = starts.findIndex(({ slot }) => slot.id === start?.slot.id);
    const next = starts[index + offset];
    if (next === undefined) return;
    screen.openStart(next);
    focusOn(`[data-start="${next.slot.id}"]`);
  };
  const stepDay = (offset: number) => {
    screen.chooseDay(addDays(date, offset));
    focusOn('h1 button');
  };
  const isReleased = () => clock().getTime() >= heldUntil;
  const { visitStatus } = chosenParty ?? {};
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
      enter: chosenParty && (() => screen.openParty(chosenParty)),
      a:
        chosenParty && canArrive && (visitStatus === 'to-come' || visitStatus === 'part-here')
          ? () => {
              actions.arrive(chosenParty, visitStatus === 'to-come' ? chosenParty.awaited : 1);
              setHeldUntil(clock().getTime() + holdMs);
            }
          : undefined,
      [payKeys['cash-vuv'].toLowerCase()]:
        chosenParty && visitStatus === 'here'
          ? () => isReleased() && actions.pay(chosenParty, 'cash-vuv')
          : undefined,
      [payKeys.card.toLowerCase()]:
        chosenParty && visitStatus === 'here'
          ? () => isReleased() && actions.pay(chosenParty, 'card')
          : undefined,
      p:
        chosenParty && chosenParty.amountDue > 0 && canArrive
          ? () => actions.openPayment(chosenParty)
          : undefined,
    },
    screen.hasShortcuts,
    // A sheet loads when it first opens; keys typed in the meantime are meant for it.
    isSheetShown(screen),
  );
  return null;
}
