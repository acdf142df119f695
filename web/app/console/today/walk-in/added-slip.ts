import { newCommandId } from '#app/console/api/command-id.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { slipCopy as copy } from '#app/content/staff/today-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { spokenLetters } from '#shared/staff/parties/six-letters.ts';
import { spelled } from '#shared/values/spelled.ts';
import type { Written } from '../screen/use-party-actions.ts';
import type { TodayScreen } from '../screen/use-screen.ts';
import { startNameOf } from '../view/start-words.ts';
import { PayingKeys } from './paying-keys.tsx';

/**
 * Confirms a party that was just added, with its letters in groups, and spelled for those who hear it. Letters that have
 * to be read out stay until the slip is closed.
 */
export function addedSlip(party: Party, screen: TodayScreen): Written {
  const { id, due, sixLetters, source, guestCount } = party;
  const isKept = source === 'phone';
  const textWith = (letters: string) => (isKept ? copy.readOut(letters) : copy.walkedIn(due, letters));
  const letters = spokenLetters(sixLetters);
  return {
    id,
    party: id,
    isKept,
    Keys: isKept ? undefined : PayingKeys,
    title: copy.added(guestCount, startNameOf(party)),
    text: textWith(letters),
    said: textWith(spelled(letters)),
    undo: () => void undoAdding(party, screen),
  };
}

async function undoAdding(
  party: Party,
  { client, say, accept, refresh, closeKept }: TodayScreen,
): Promise<void> {
  const { id, guestCount } = party;
  const what = startNameOf(party);
  const tell = (title: string, text = '') => say({ id: `${id}-${title}`, title, text, undo: undefined });
  closeKept(id);
  tell(copy.undoingAdding(guestCount, what));
  try {
    accept(await cancel(client, party));
    tell(copy.addingUndone(guestCount, what));
  } catch (problem) {
    tell(copy.addingNotUndone, problem instanceof Error ? problem.message : '');
  }
  refresh();
}

const tries = 3;
const retryMs = 1_000;

/** Cancels it once, however often it is sent. */
async function cancel(client: StaffClient, { id, date, tourId, sequence }: Party): Promise<Party> {
  const query = { commandId: newCommandId(), date, tourId: `${tourId}`, party: id, sequence: `${sequence}` };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await client('cancelParty', { query })).party;
    } catch (cause) {
      if (attempt === tries || !(cause instanceof CallProblem) || cause.isDefinite) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
