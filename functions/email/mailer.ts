import { setTimeout as pause } from 'node:timers/promises';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';

/** Throttling is told apart from other failures: the mail is surely not out, so trying again cannot send two. */
const triesWhenThrottled = 3;
const longestPauseMilliseconds = 600;
const throttled = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException']);

export type Mailer = ReturnType<typeof mailer>;

/**
 * Hands messages to SES.
 *
 * @param configurationSet how SES treats them: mails to addresses that do not exist are taken and not sent
 */
export function mailer(client: SESClient, configurationSet: string) {
  return {
    /**
     * Sends one message to one recipient. Answers the id under which SES has it.
     *
     * @throws the SDK's error; when it is a time-out or a lost connection, the mail may be out all the same
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
          const isThrottled = error instanceof Error && throttled.has(error.name);
          if (!isThrottled || tries === triesWhenThrottled) throw error;
          await pause(Math.random() * longestPauseMilliseconds * tries);
        }
      }
    },
  };
}

/**
 * Opens SES with time-outs well below the worker's. The SDK itself tries once: after a lost answer another try
 * would send a second mail, and the queue brings the event back anyway.
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
