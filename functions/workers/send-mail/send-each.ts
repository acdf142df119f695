import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { Mailer } from '../../email/mailer.ts';
import { type Envelope, type MessageParts, mimeMessage } from '../../email/mime-message.ts';
import { log } from '../../kernel/log.ts';
import { type MailMarks, sendOnce } from '../../kernel/send-once.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import type { Admission } from '../../stores/quotas/admission.ts';

export interface SendingDeps {
  readonly sentMail: MailMarks;
  readonly post: Mailer;
  readonly clock: Clock;
  /** Address that mails come from. */
  readonly sender: string;
}

/** One of the mails that an event calls for. */
export interface Outgoing extends Pick<Envelope, 'to' | 'replyTo'> {
  /** Under which it is remembered as sent. */
  readonly mark: string;
  /** What it says; read last of all where it may have changed, undefined when it need not be said any more. */
  readonly parts: MessageParts | (() => Promise<MessageParts | undefined>);
  /** Counts the mail where its recipient has not asked for it; beyond its limits it is held back. */
  readonly admission?: Admission | undefined;
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
    mails.map(({ mark, parts, to, replyTo, admission }) =>
      sendOnce(deps.sentMail, mark, run, async () => {
        if ((await admission?.enter())?.result === 'over') {
          log.warn('mail.held-back', { eventId: mark });
          return 'held-back';
        }
        try {
          const said = typeof parts === 'function' ? await parts() : parts;
          if (said === undefined) {
            await admission?.leave();
            return 'unneeded';
          }
          const { clock, post, sender } = deps;
          const envelope = { to, from: sender, eventId: mark, sentAt: clock(), ...(replyTo && { replyTo }) };
          const message = await mimeMessage(said, envelope);
          log.info('mail.sent', { eventId: mark, mailId: await post.send({ from: sender, to, message }) });
          return 'sent';
        } catch (error) {
          // It comes again, up to five times and from the dead letters: an outage must not use up what its mails need.
          await admission?.leave();
          throw error;
        }
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'handled')
    ? 'handled'
    : 'skipped';
}
