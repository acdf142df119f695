import { describe, expect, it } from 'vitest';
import { actorOf, callerAs } from '#functions/kernel/call.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { registerKeepingDevice } from '#functions/stores/staff/keeping-device.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { exportPerson as contract } from '#shared/contracts/office/export-person.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { deliveries } from './deliveries.testing.ts';
import { exportPerson } from './export-person/export-person.ts';

const clock = () => new Date('2026-11-24T10:00:00+11:00');
const laterClock = () => new Date('2026-11-24T10:05:00+11:00');
const table = testTable();
const email = 'marker@example.com';

const requestExport = () => {
  const deps = { data: personalData(table, clock), trail: privacyTrail(table, clock), clock };
  const actor = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'desk');
  return callerAs(
    actor,
    contract,
    exportPerson(deps),
    true,
  )({ json: { commandId: commandId(), who: email } });
};

describe('the export of a person', () => {
  it('includes notes from a device that still need a decision', async () => {
    const booking = storedBooking({ date: '2026-11-20', email });
    await bookingStore(table, clock).book(booking);
    const ann = await colleagues(table, clock).add('Ann', 'floor');
    const phone = await registerKeepingDevice(table, clock, ann);
    await deviceStore(table, clock).end(phone.device);
    const party = { date: '2026-11-20', tourId: 0, id: booking.id };
    const madeAt = clock().getTime() + 60_000;
    const note = await phone.keep({ party, action: { kind: 'note', text: 'Nut allergy' }, madeAt });
    expect(await deliveries(table, laterClock).outcomes([note])).toEqual(['needs-decision']);
    const { json } = await requestExport();
    expect(JSON.parse(json.text)).toMatchObject([
      { kind: 'booking' },
      { kind: 'open-note', text: 'Nut allergy', madeAt: madeAt / 1000, by: 'staff' },
    ]);
    expect(json.text).not.toContain(phone.device);
  });
});
