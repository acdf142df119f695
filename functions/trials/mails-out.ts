import type { Rig, SentMail } from './rig.ts';
import { formFor } from './slots-for-trials.ts';
import { until } from './until.ts';

export const mailsTo = async (rig: Rig, email: string): Promise<SentMail[]> =>
  (await rig.mails()).filter(({ to }) => to.includes(email));

/**
 * Waits until every mail that is owed so far has been sent or given up: events leave the table in order, so once
 * the mail of a booking made now is out, all earlier events are on the queue or past it.
 *
 * @returns whether that happened in time
 */
export async function untilMailsAreOut(rig: Rig, milliseconds = 20_000): Promise<boolean> {
  const marker = formFor(rig.slots.next());
  const { status } = await rig.visitor.book(marker);
  if (status !== 201) return false;
  const out = await until(
    async () => ((await mailsTo(rig, marker.email)).length > 0 ? true : undefined),
    milliseconds,
  );
  const drained = await until(async () => {
    const { waiting, inFlight } = await rig.queues();
    return waiting + inFlight === 0 ? true : undefined;
  }, milliseconds);
  return out === true && drained === true;
}
