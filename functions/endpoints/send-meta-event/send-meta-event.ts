import type { sendMetaEvent as contract } from '../../../shared/contracts/send-meta-event.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log, loggableError } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import type { TellProvider } from './conversions.ts';

interface Deps {
  /** Undefined where the business has no account with the ad provider: then events are only logged. */
  readonly tellProvider: TellProvider | undefined;
}

const notTaken = new Refused({ kind: 'not-passed-on', message: 'This event could not be passed on.' });

/** Logs an event by what can only be one of ours: name, sums and counts, nothing that a caller could word. */
export const sendMetaEvent =
  ({ tellProvider }: Deps): UseCase<typeof contract> =>
  async ({ body }, source) => {
    const { currency, value, num_items } = body.customData;
    log.info('ad-event.received', { event: body.eventName, currency, value, items: num_items });
    try {
      await tellProvider?.(body, source);
    } catch (error) {
      log.warn('ad-event.not-passed-on', { event: body.eventName, ...loggableError(error) });
      throw notTaken;
    }
    return { success: true, message: 'Thank you.' };
  };
