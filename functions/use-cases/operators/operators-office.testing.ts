import { actorOf } from '#functions/kernel/call.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { type BookingOverrides, bookingMaker } from '#functions/stores/bookings/stored-booking.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import type { NewOperator } from '#functions/stores/operators/operator-item.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { keyInFragment } from '#shared/operators/operator-key.ts';

const team = [
  { id: 'ana', name: 'Ana Kal', role: 'floor' },
  { id: 'mia', name: 'Mia Vira', role: 'manager' },
  { id: 'noa', name: 'Noa Tari', role: 'manager' },
] as const;

/** An office at ten on Saturday 21 November 2026, with its team and its operators. */
export function operatorsOffice(table: Table) {
  const clock = testClock('2026-11-21T10:00:00+11:00');
  const operators = operatorStore(table, clock);
  const bookings = bookingStore(table, clock);
  return {
    clock,
    deps: {
      operators,
      bookings,
      operatorVisits: operatorVisitStore(table, clock),
      people: { list: async () => team.map((person) => ({ ...person, invitedAt: 0 })) },
      clock,
    },
    actor: (id: (typeof team)[number]['id']): Actor =>
      actorOf(team.find((colleague) => colleague.id === id) ?? team[0], `device-of-${id}`),

    /** Receives a request for operator access; returns its id. */
    async requestAccess(changes: Partial<NewOperator> = {}): Promise<string> {
      const request = { ...sampleOperator, ...changes };
      await operators.request(request, undefined);
      const found = (await operators.list()).operators.find(
        ({ companyName }) => companyName === request.companyName,
      );
      if (found === undefined) throw new Error('The request was not stored');
      return found.id;
    },

    /** Books a visit as an operator. */
    booked: (id: string, changes: BookingOverrides = {}) =>
      bookingMaker(bookings, {
        operator: { id, companyName: 'Sea Breeze', chargingModel: 'operator_charges' },
      })(changes),

    /** The id of the operator whose page a link opens. */
    async opens(link: string): Promise<string | undefined> {
      const key = keyInFragment(new URL(link, 'https://rum.example.com').hash);
      return (await operators.authorise(key ?? ''))?.id;
    },
  };
}
