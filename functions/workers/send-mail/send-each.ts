import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { log } from '../../kernel/log.ts';
import { type MailMarks, sendOnce } from '../../kernel/send-once.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import { type Envelope, type MessageParts, mimeMessage } from '../../mail/mime-message.ts';
import type { PostOffice } from '../../mail/post-office.ts';

export interface SendingDeps {
  readonly sentMail: MailMarks;
  readonly post: PostOffice;
  readonly clock: Clock;
  /** Address that mails come from. */
  readonly sender: string;
}

/** One of the mails that an event calls for. */
export interface Outgoing extends Required<Pick<Envelope, 'to' | 'replyTo'>> {
  /** Under which it is remembered as sent. */
  readonly mark: string;
  readonly parts: MessageParts;
}

/** Hands a mail to the mail service. */
export async function sendNow(
  { post, clock, sender }: Pick<SendingDeps, 'post' | 'clock' | 'sender'>,
  { mark, parts, to, replyTo }: Outgoing,
): Promise<void> {
  const message = await mimeMessage(parts, { to, replyTo, from: sender, eventId: mark, sentAt: clock() });
  log.info('mail.sent', { eventId: mark, mailId: await post.send({ from: sender, to, message }) });
}

/**
 * Sends mails that do not wait for each other, each once. One that fails brings the event back, which then sends that
 * one alone.
 */
export async function sendEach(
  deps: SendingDeps,
  mails: readonly Outgoing[],
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const outcomes = await Promise.allSettled(
    mails.map((mail) =>
      sendOnce(deps.sentMail, mail.mark, run, async () => {
        await sendNow(deps, mail);
        return true;
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'handled')
    ? 'handled'
    : 'skipped';
}
