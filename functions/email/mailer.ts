import { setTimeout as pause } from 'node:timers/promises';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';

/** A throttled email was certainly not sent, so a retry cannot duplicate it. */
const maxTries = 3;
const maxPauseMilliseconds = 600;
const throttlingErrors = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException']);

export type Mailer = ReturnType<typeof mailer>;

/**
 * Sends messages through SES.
 *
 * @param configurationSet has suppression, so SES accepts and drops emails to addresses known not to exist
 */
export function mailer(client: Pick<SESClient, 'send'>, configurationSet: string) {
  return {
    /**
     * Sends one message to one recipient. Returns its SES message id.
     *
     * @throws the SDK's error; after a timeout or lost connection the email may have been sent nevertheless
     */
    async send(mail: { from: string; to: string; message: Uint8Array }): Promise<string> {
      for (let tries = 1; ; tries += 1) {
        try {
          const { MessageId = '' } = await client.send(
            new SendRawEmailCommand({
              ConfigurationSetName: configurationSet,
              Source: mail.from,
              Destinations: [mail.to],
              RawMessage: { Data: mail.message },
            }),
          );
          return MessageId;
        } catch (error) {
          const isThrottled = error instanceof Error && throttlingErrors.has(error.name);
          if (!isThrottled || tries === maxTries) throw error;
          await pause(Math.random() * maxPauseMilliseconds * tries);
        }
      }
    },
  };
}

/**
 * Opens SES with timeouts well below the worker's. No SDK retries: after a lost response, a retry would send a second
 * email, and the queue redelivers the event anyway.
 */
export function openMailer(configurationSet: string): Mailer {
  return mailer(
    new SESClient({
      maxAttempts: 1,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
    }),
    configurationSet,
  );
}
