import { Refused } from '#functions/kernel/problems.ts';
import type { StoredEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { changeMessages } from '#shared/enquiries/change-messages.ts';
import type { EnquiryEntry } from '#shared/enquiries/enquiry-log.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import type { ChangeOutcome } from './record-change.ts';

type ChangeMessage = typeof changeMessages.changed;

const reasons = new Map<ChangeMessage, StaffReason>([
  [changeMessages.changed, 'enquiryChangedBefore'],
  [changeMessages.overtaken, 'enquiryOvertaken'],
  [changeMessages.closingDetached, 'enquiryDetached'],
]);

export type People = Pick<PeopleStore, 'list'>;

/**
 * Returns the enquiry after a change that was recorded now or earlier.
 *
 * @throws Refused `not-found`, `history-full`, or `enquiry-changed`, which names the earlier change and its author
 */
export async function requireChanged(
  outcome: ChangeOutcome,
  people: People,
  changeMessage: ChangeMessage = changeMessages.changed,
): Promise<StoredEnquiry> {
  switch (outcome.result) {
    case 'done':
    case 'known':
      return outcome.enquiry;
    case 'unknown':
      throw new Refused({ kind: 'not-found', message: changeMessages.notFound });
    case 'full':
      throw new Refused({ kind: 'history-full', message: changeMessages.historyFull });
    case 'changed':
      throw await overtakenRefusal(outcome.entry, people, changeMessage);
  }
}

/** A refusal that names the earlier change and its author. */
export async function overtakenRefusal(
  entry: EnquiryEntry,
  people: People,
  changeMessage: ChangeMessage,
): Promise<Refused> {
  const everyone = await people.list();
  const nameOf = (id: string | undefined) => everyone.find((person) => person.id === id)?.name;
  const assignee = entry.kind === 'assign' ? nameOf(entry.to) : undefined;
  return new Refused({
    kind: 'enquiry-changed',
    reason: reasons.get(changeMessage),
    message: changeMessage(entry, nameOf(entry.by), assignee),
    details: {
      who: nameOf(entry.by),
      entry: entry.kind,
      state: entry.kind === 'state' ? entry.state : undefined,
      to: assignee,
    },
  });
}
