import { newCommandId } from '#app/console/api/command-id.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { slipCopy as copy } from '#app/content/staff/today-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { spellOut } from '#shared/values/spelled.ts';
import { startNameOf } from '../view/start-words.ts';
import { longDay } from '../view/time-words.ts';
import { PaymentButtons } from '../walk-in/payment-buttons.tsx';
import type { SlipContent } from './use-party-actions.ts';
import type { TodayScreen } from './use-screen.ts';

/**
 * Confirms a party that was just added, with its letters in groups, spelled out for screen readers. Letters that have to
 * be read out to the guest stay until the slip is closed.
 */
export function slipForAdded(party: Party, screen: TodayScreen): SlipContent {
  const { id, lastName, due, sixLetters, source, guestCount } = party;
  // Only this device knows a party without letters, by the id of its press.
  const isKept = sixLetters === '';
  const isPinned = source === 'phone';
  const textWith = (letters: string) =>
    isKept ? copy.walkedInHere(due) : isPinned ? copy.readOut(letters) : copy.walkedIn(due, letters);
  const letters = spokenLetters(sixLetters);
  return {
    id,
    party: id,
    isPinned,
    Buttons: isPinned ? undefined : PaymentButtons,
    title: [lastName, copy.added(guestCount, startAndDayOf(party, screen))].filter(Boolean).join(', '),
    text: textWith(letters),
    spokenText: textWith(spellOut(letters)),
    undo: () => {
      if (isKept) undoKept(party, screen);
      else void undoAdding(party, screen);
    },
  };
}

/** `2:00 PM Tour`, after the day unless it is today. */
const startAndDayOf = (party: Party, { today }: TodayScreen): string =>
  party.date === today
    ? startNameOf(party)
    : `${longDay(calendarDateFrom(party.date))}, ${startNameOf(party)}`;

/** Undoes the arrival. The server will list the booking, which can then be cancelled. */
function undoKept(party: Party, { press, showSlip }: TodayScreen): void {
  press(party, { kind: 'undo', entry: party.id });
  showSlip({ id: `${party.id}-undo`, title: copy.undid(startNameOf(party)), text: '', undo: undefined });
}

async function undoAdding(party: Party, screen: TodayScreen): Promise<void> {
  const { client, showSlip, accept, refresh, closePinned } = screen;
  const { id, guestCount } = party;
  const startText = startAndDayOf(party, screen);
  const confirm = (title: string, text = '') =>
    showSlip({ id: `${id}-${title}`, title, text, undo: undefined });
  closePinned(id);
  confirm(copy.undoingAdding(guestCount, startText));
  try {
    accept(await cancel(client, party));
    confirm(copy.addingUndone(guestCount, startText));
  } catch (problem) {
    confirm(copy.addingNotUndone, problem instanceof Error ? problem.message : '');
  }
  refresh();
}

const maxAttempts = 3;
const retryDelayMs = 1_000;

/** Cancels the party once, however often the call is sent. */
async function cancel(client: StaffClient, { id, date, tourId, sequence }: Party): Promise<Party> {
  const query = { commandId: newCommandId(), date, tourId: `${tourId}`, party: id, sequence: `${sequence}` };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await client('cancelParty', { query })).party;
    } catch (cause) {
      if (attempt === maxAttempts || !(cause instanceof CallProblem) || cause.isDefinite) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
