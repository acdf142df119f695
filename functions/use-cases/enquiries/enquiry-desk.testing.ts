import { randomUUID } from 'node:crypto';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { enquiryStore, type NewEnquiry, nameOfEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { idFrom } from '#functions/stores/table/put-idempotent.ts';
import { epochSeconds, type Table } from '#functions/stores/table/table.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { type EnquiryName, formatEnquiryName, parseEnquiryName } from '#shared/enquiries/enquiry-name.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

const team = [
  { id: 'ANAKA00001', name: 'Ana Kal', role: 'floor' },
  { id: 'MIAV000001', name: 'Mia Vira', role: 'manager' },
  { id: 'NAT0000001', name: 'Noa Tari', role: 'manager' },
] as const;
const formerColleague = { id: 'EX00000001', name: 'Ex Colleague', role: 'floor', endedAt: 1 } as const;

export const ids = { ana: team[0].id, mia: team[1].id, noa: team[2].id, left: formerColleague.id };

/** A colleague as the caller of an endpoint. */
export function actor(key: 'ana' | 'mia' | 'noa'): Actor {
  const person = team.find(({ id }) => id === ids[key]) ?? team[0];
  return {
    person,
    deviceId: `device-of-${key}`,
    steppedUpAt: epochSeconds(new Date('2100-01-01')),
    linkedAt: undefined,
  };
}

export function parseName(text: string): EnquiryName {
  const name = parseEnquiryName(text);
  if (name === undefined) throw new Error(`${text} is not the name of an enquiry`);
  return name;
}

/** The enquiries of a table, with a team and the stores that their endpoints need. */
export function enquiryDesk(table: Table, clock: Clock) {
  const enquiries = enquiryStore(table, clock);
  return {
    enquiries,
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    days: dayStore(table, clock),
    cancellations: closureCancellationStore(table, clock),
    clock,
    people: {
      list: async () => [
        ...team.map((person) => ({ ...person, invitedAt: 0 })),
        { ...formerColleague, invitedAt: 0 },
      ],
      find: async (id: string) => {
        const person = team.find((colleague) => colleague.id === id);
        return person && { ...person, invitedAt: 0 };
      },
    },
    /** Receives an enquiry. Returns the name by which calls refer to it. */
    async receive(changes: Partial<NewEnquiry> = {}): Promise<string> {
      const key = randomUUID();
      await enquiries.receive({ ...sampleEnquiry, ...changes }, key);
      const receivedAt = epochSeconds(clock());
      return formatEnquiryName(nameOfEnquiry({ id: idFrom('enquiry', key), receivedAt }));
    },
  };
}
