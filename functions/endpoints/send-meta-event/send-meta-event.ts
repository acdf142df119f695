import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { sendMetaEvent as contract } from '#shared/contracts/guests/send-meta-event.ts';
import type { ForwardConversion } from './conversions.ts';

interface Deps {
  /** Undefined without an ad provider account. Events are then only logged. */
  readonly forwardConversion: ForwardConversion | undefined;
}

const rejected = new Refused({ kind: 'not-passed-on', message: 'This event could not be passed on.' });

/**
 * Logs and forwards an analytics event. The log holds only its name, value and item count, never caller-supplied text.
 */
export const sendMetaEvent =
  ({ forwardConversion }: Deps): UseCase<typeof contract> =>
  async ({ body }, source) => {
    const { currency, value, num_items } = body.customData;
    log.info('ad-event.received', { event: body.eventName, currency, value, items: num_items });
    try {
      await forwardConversion?.(body, source);
    } catch (error) {
      log.warn('ad-event.rejected', { event: body.eventName, ...loggableError(error) });
      throw rejected;
    }
    return { success: true, message: 'Thank you.' };
  };
