import { isShared } from '#functions/stores/staff/device-state.ts';
import type { StoredDevice, StoredPerson } from '#functions/stores/staff/staff-items.ts';
import { isContactOf } from '#shared/kept-presses/contact.ts';
import { doorTime, judgeTime } from '#shared/kept-presses/made-at.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';

export interface PressJudgement {
  /** The time at the door, in epoch milliseconds. */
  readonly at: number;
  readonly isTimeUnsure: boolean;
  readonly isCodeUnchecked: boolean;
  /** Whether the device or the author had been removed before that time. */
  readonly isAfterEnd: boolean;
}

/**
 * Judges a signed press: whether its time is possible, whether its author is certain, and whether device and author were
 * still active. A contact that the server did not write proves no time.
 *
 * @param people the stored colleagues, including those of device and press
 * @param now epoch milliseconds
 */
export async function judgePress(
  press: KeptPress,
  device: StoredDevice,
  people: readonly StoredPerson[],
  now: number,
): Promise<PressJudgement> {
  const { contactSecret } = device;
  const hasGenuineContact =
    contactSecret !== undefined && (await isContactOf(contactSecret, device.id, press.contact));
  const { at, isUnsure } = hasGenuineContact
    ? judgeTime(press, now)
    : { at: Math.min(press.madeAt, now), isUnsure: true };
  const involvedPeople = people.filter(({ id }) => id === press.by || id === device.person);
  const ends = [device.endedAt, ...involvedPeople.map(({ endedAt }) => endedAt)].filter(
    (end) => end !== undefined,
  );
  return {
    at: doorTime(press, at),
    isTimeUnsure: isUnsure,
    isCodeUnchecked: !isAuthorKnown(press, device, hasGenuineContact, at),
    isAfterEnd: !involvedPeople.some(({ id }) => id === press.by) || ends.some((end) => at > end * 1000),
  };
}

/**
 * A personal device has one author. For a shared one the server knows who entered their code, for as long as the code counts.
 */
function isAuthorKnown(
  { by, contact }: KeptPress,
  device: StoredDevice,
  hasGenuineContact: boolean,
  at: number,
): boolean {
  if (!isShared(device)) return device.person === by;
  return hasGenuineContact && contact.person === by && at - contact.at <= actingSeconds * 1000;
}
