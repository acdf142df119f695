import { type CallResult, caller } from '#functions/kernel/call.testing.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { pressSigners } from '#functions/stores/staff/press-signers.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTicketKeys } from '#functions/tickets/ticket-issuer.testing.ts';
import { publicKeysOf } from '#functions/tickets/ticket-keys.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { storedParty } from '#functions/use-cases/parties/stored-party.ts';
import { keptPressStores } from '#functions/wiring/kept-press-stores.ts';
import { slotById } from '#shared/booking/slots.ts';
import { deliverPresses as contract } from '#shared/contracts/kept/deliver-presses.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { StoredParty } from '#shared/staff/parties/visit-command.ts';
import { type Clock, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { deliverPresses } from './deliver-presses/deliver-presses.ts';

/** The endpoint with its stores, and helpers that read them. */
export function deliveries(table: Table, clock: Clock) {
  const deps = {
    signers: pressSigners(table),
    devices: deviceStore(table, clock),
    ...keptPressStores(table, clock),
    referenceSecret: testReferenceSecret,
    readTicketKeys: publicKeysOf(testTicketKeys),
  };
  const call = caller(contract, deliverPresses(deps), unlimited, sessionStore(table, clock));
  return {
    deps,

    /** @param cookie of the delivering browser, absent without a session @param report of the device on its presses */
    send: (presses: readonly object[], cookie?: string, report: object = {}): Promise<CallResult> =>
      call({ json: { presses, ...report }, ...(cookie !== undefined && { cookies: [cookie] }) }),

    outcomes: async (presses: readonly object[], cookie?: string): Promise<readonly string[]> =>
      (await call({ json: { presses }, ...(cookie !== undefined && { cookies: [cookie] }) })).json.outcomes,

    /** The state of a party, folded from its history. */
    async stateOf(party: { readonly id: string; readonly date: string; readonly tourId: number }) {
      const slot = slotById(party.tourId);
      if (slot === undefined) throw new Error('There is no such start');
      let stored: StoredParty | undefined;
      await deps.visits.record(slotKey(calendarDateFrom(party.date), slot), party.id, (found) => {
        stored = storedParty(found);
        return {};
      });
      return stored && { ...partyState(stored), log: stored.log };
    },
  };
}
