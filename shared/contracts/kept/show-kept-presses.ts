import * as z from 'zod/mini';
import { OwingDevice } from '#shared/staff/till/owing-device.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';
import { Party } from '../staff/party.ts';
import { ListedPress, Room } from './kept-press-fields.ts';

/**
 * GET /api/staff/kept-presses: lists the parties whose entries contradict each other or the booking, and the presses
 * that are not in any history, for colleagues to decide on once the network is back. Also lists the devices that still
 * owe presses.
 */
export const showKeptPresses = contractOf('showKeptPresses', {
  summary: 'List kept presses and parties that need a decision, and devices that owe presses',
  staff: 'floor',
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    /** The flags in their state say what needs a decision. */
    parties: z.array(Party),
    /** Starts that had no place left for walk-ins among these parties. */
    rooms: z.array(Room),
    notPlaced: z.array(ListedPress),
    owing: z.array(OwingDevice),
    /** Names for the ids of authors. */
    people: z.array(Colleague),
    /** Names for the ids of devices. */
    devices: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  problems: [],
});
