import type { sendMetaEvent as contract } from '../../../shared/contracts/send-meta-event.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';

/** Logs an event by what can only be one of ours: name, sums and counts, nothing that a caller could word. */
export const sendMetaEvent =
  (): UseCase<typeof contract> =>
  async ({ body: { eventName, customData } }) => {
    const { currency, value, num_items } = customData;
    log.info('ad-event.received', { event: eventName, currency, value, items: num_items });
    return { success: true, message: 'Thank you.' };
  };
