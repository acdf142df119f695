import { runSheetCopy as copy } from '#app/content/staff/run-sheet-copy.ts';
import { type RunSheet, type SheetParty, sheetOfDay } from '#shared/staff/parties/run-sheet.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { PartyView } from '../view/party-view.ts';
import type { StartView } from '../view/start-view.ts';

interface PartyOnPaper extends SheetParty {
  readonly view: PartyView;
}

/** Whole vatu that the guests still owe; a party that did not come owes nothing. */
const dueVuvOf = ({ view }: PartyOnPaper): number => (view.visitStatus === 'no-show' ? 0 : view.amountDue);

/** The run sheet of a day as shown on screen, with arrivals and payments. */
export const dayOnPaper = (date: CalendarDate, starts: readonly StartView[]): RunSheet<PartyOnPaper> =>
  sheetOfDay(
    date,
    starts.map(({ slot, closed, parties }) => ({
      time: slot.time,
      type: slot.type,
      closed,
      bookings: parties.map((view) => ({ ...view.party, view })),
    })),
    dueVuvOf,
  );

/** The operator's share of the price, and the notes in full. */
export function remarksOf({ party, notes }: PartyView): readonly string[] {
  return [...operatorRemark(party), ...notes.map(({ text }) => text)];
}

function operatorRemark({ companyName, due, totalPrice }: PartyView['party']): readonly string[] {
  if (companyName === undefined) return [];
  if (due === 0) return [copy.paysAll(companyName)];
  return [due < totalPrice ? copy.paysPart(companyName, totalPrice - due) : copy.with(companyName)];
}
