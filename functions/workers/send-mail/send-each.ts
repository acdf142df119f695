import type { Mailer } from '#functions/email/mailer.ts';
import { type Envelope, type MessageParts, mimeMessage } from '#functions/email/mime-message.ts';
import { log } from '#functions/kernel/log.ts';
import { type MailMarks, sendOnce } from '#functions/kernel/send-once.ts';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import type { Admission, OverLimit } from '#functions/stores/quotas/admission.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export interface SendingDeps {
  readonly sentMail: MailMarks;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Sender address. */
  readonly sender: string;
}

/** One email of an event. */
export interface Outgoing extends Pick<Envelope, 'to' | 'replyTo'> {
  /** The key under which the email is marked as sent. */
  readonly mark: string;
  /** The content, or a function that computes it last, since it may change. Undefined if no email is needed any longer. */
  readonly parts: MessageParts | (() => Promise<MessageParts | undefined>);
  /** The quota of unsolicited emails. Over quota, the email is held back. */
  readonly admission?: Admission | undefined;
  /** Adds an email over quota to a digest, and returns whether it did. */
  readonly gather?: ((over: OverLimit) => Promise<boolean>) | undefined;
}

/**
 * Sends independent emails once each. After a failure the event is redelivered, and only the missing emails are sent.
 *
 * @param code the code of the log line for each sent email
 */
export async function sendEach(
  deps: SendingDeps,
  mails: readonly Outgoing[],
  run: { remainingMilliseconds: number },
  code: 'mail.sent' | 'probe.mailed' = 'mail.sent',
): Promise<WorkOutcome> {
  const outcomes = await Promise.allSettled(
    mails.map(({ mark, parts, to, replyTo, admission, gather }) =>
      sendOnce(deps.sentMail, mark, run, async () => {
        const charge = await admission?.charge();
        if (charge?.result === 'over') {
          if (await gather?.(charge)) log.info('mail.gathered', { eventId: mark });
          else log.warn('mail.held-back', { eventId: mark });
          return 'held-back';
        }
        try {
          const content = typeof parts === 'function' ? await parts() : parts;
          if (content === undefined) {
            await admission?.release();
            return 'unneeded';
          }
          const { clock, mailer, sender } = deps;
          const envelope = { to, from: sender, eventId: mark, sentAt: clock(), ...(replyTo && { replyTo }) };
          const message = await mimeMessage(content, envelope);
          log.info(code, { eventId: mark, mailId: await mailer.send({ from: sender, to, message }) });
          return 'sent';
        } catch (error) {
          // Retries must not use up the quota during an outage.
          await admission?.release();
          throw error;
        }
      }),
    ),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'handled')
    ? 'handled'
    : 'skipped';
}
