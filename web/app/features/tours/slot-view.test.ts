import { describe, expect, it } from 'vitest';
import type { DayState } from '#app/requests/use-day.ts';
import { shipCallsFrom } from '#shared/booking/ship-days.ts';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { type StartTime, slotOf } from '#shared/booking/slots.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { slotView, timetabledSlot } from './slot-view.ts';

const date = calendarDateFrom('2026-11-24');
const now = instantAt(date, 10 * 60 + 31);
const view = (time: StartTime, day: DayState) =>
  slotView({ slot: slotOf(time, 'Tour and Tasting'), date, day, now });
const bookedDay = (time: StartTime, count: number, details = {}): DayState => ({
  status: 'ready',
  reply: { [time]: { 'Tour and Tasting': { count, ...details } } },
});

describe('the advice about ships in a slot', () => {
  const backMinutes = wharfReturnMinutes(slotOf('2:00 PM', 'Tour and Tasting'));
  const wharfReturn = timeLabel(backMinutes);
  const spareMinutes = 16 * 60 - backMinutes;
  const ship = { date: '2026-11-24', ship: 'Tern', ashore: '08:00', allAboard: '18:00' };
  const viewFor = (shipName: string | undefined, ...ships: Partial<typeof ship>[]) =>
    slotView({
      slot: slotOf('2:00 PM', 'Tour and Tasting'),
      date,
      day: { status: 'ready', reply: {} },
      now,
      ships: shipCallsFrom(ships.map((changes) => ({ ...ship, ...changes }))),
      shipName,
    });
  const fleet = [
    { ship: 'Petrel', allAboard: '16:00' },
    { ship: 'Noddy', allAboard: '15:00' },
    { ship: 'Booby', ashore: '14:00' },
    {},
  ];

  it('states only the time back at the wharf if the start suits every ship', () => {
    expect(viewFor(undefined, {})).toMatchObject({
      tone: 'ok',
      wharf: { text: `Back at wharf ${wharfReturn}` },
      isSuitable: true,
    });
  });

  it('states the warnings for every ship until the guest chooses one, while the slot can still be booked', () => {
    expect(viewFor(undefined, ...fleet)).toMatchObject({
      tone: 'unknown',
      wharf: { text: 'Too late for Noddy, tight for Petrel, too early for Booby', tone: 'no' },
      to: expect.stringContaining('/tours/confirm'),
    });
  });

  it.each([
    ['Tern', { isSuitable: true, tone: 'ok', wharf: { text: `In time: back at wharf ${wharfReturn}` } }],
    [
      'Petrel',
      {
        isSuitable: true,
        tone: 'ok',
        wharf: {
          text: `Tight: back at wharf ${wharfReturn}, ${spareMinutes}\u00a0min to\u00a0spare`,
          tone: 'few',
        },
      },
    ],
    ['Noddy', { isSuitable: false, tone: 'no', label: 'Too late for Noddy', reason: 'After all aboard' }],
    [
      'Booby',
      { isSuitable: false, tone: 'no', label: 'Too early for Booby', reason: 'Before you can be here' },
    ],
    ['', { isSuitable: true, tone: 'ok', wharf: undefined }],
  ])('states whether the start suits a guest of the ship %j', (shipName, expected) => {
    expect(viewFor(shipName, ...fleet)).toMatchObject({ ...expected, to: expect.any(String) });
  });

  it('is absent on a day without ships', () => {
    expect(viewFor(undefined).wharf).toBeUndefined();
  });
});

describe('a slot of a day without ships', () => {
  it('links to the confirm page with the number of guests, if known', () => {
    const openSlot = { slot: slotOf('2:00 PM', 'Tour and Tasting'), date, day: bookedDay('2:00 PM', 0), now };
    expect(slotView(openSlot).to).not.toContain('guests');
    expect(slotView({ ...openSlot, guests: 3 }).to).toMatch(/&guests=3$/);
  });

  it.each([
    [0, 'ok', 'Available in English or French', '16 of 16 left'],
    [8, 'some', 'Some places left', '8 of 16 left'],
    [12, 'few', 'Few places left', '4 of 16 left'],
  ])('with %i places booked is marked as "%s"', (count, tone, label, places) => {
    expect(view('2:00 PM', bookedDay('2:00 PM', count))).toMatchObject({ tone, label, places });
    expect(view('2:00 PM', bookedDay('2:00 PM', count)).to).toContain('tourId=8');
  });

  it('is dimmed, with the reason, if it lacks the places or the language', () => {
    const day = bookedDay('2:00 PM', 12, { language: 'English' });
    const openSlot = { slot: slotOf('2:00 PM', 'Tour and Tasting'), date, day, now };
    const dimmed = { to: undefined, isSuitable: false, isOpen: true, hasShortfall: true, tone: 'unknown' };
    expect(slotView({ ...openSlot, guests: 4 })).toMatchObject({ isSuitable: true });
    expect(slotView({ ...openSlot, guests: 5 })).toMatchObject({ ...dimmed, reason: 'You need 5 places' });
    expect(slotView({ ...openSlot, language: 'French' })).toMatchObject({
      ...dimmed,
      reason: 'Not in French',
    });
    expect(slotView({ ...openSlot, language: 'English' }).to).toMatch(/&preferredLanguage=English$/);
  });

  it.each([
    ['is full', view('2:00 PM', bookedDay('2:00 PM', 16)), 'Fully booked'],
    ['was closed by staff', view('2:00 PM', bookedDay('2:00 PM', 2, { closed: true })), 'Closed'],
    ['starts in less than 30 minutes', view('11:00 AM', bookedDay('2:00 PM', 2)), 'Booking has closed'],
  ])('has a reason instead of a link if it %s', (_, closed, reason) => {
    expect(closed).toMatchObject({ to: undefined, tone: 'no', label: 'Unavailable', reason });
    expect(closed.language, 'a closed slot offers none').toBeUndefined();
  });

  it('names the language of its bookings, or the languages that guests can choose', () => {
    const french = view('2:00 PM', bookedDay('2:00 PM', 2, { language: 'French' }));
    expect(french).toMatchObject({ label: 'Available', language: 'In French' });
    expect(view('2:00 PM', bookedDay('3:00 PM', 2)).label).toBe('Available in English or French');
    expect(view('1:00 PM', bookedDay('3:00 PM', 2)).label).toBe('Available in English');
  });

  it('is shown as available, without numbers, until the cut-off if the day fails to load', () => {
    expect(view('2:00 PM', { status: 'failed' })).toMatchObject({
      label: 'Available in English or French',
      places: 'Not checked',
      meter: { taken: 0, tone: 'free' },
    });
    expect(view('2:00 PM', { status: 'failed' }).to).toBeDefined();
    expect(view('10:00 AM', { status: 'failed' }).to).toBeUndefined();
  });

  it('shows the weekdays of its start if no day is chosen', () => {
    const days = (time: StartTime) => timetabledSlot(slotOf(time, 'Tour and Tasting')).reason;
    expect(days('11:00 AM')).toBe('Monday to Friday');
    expect(days('12:00 PM')).toBe('Monday to Saturday');
  });

  it('shows no availability while the day is loading', () => {
    expect(view('2:00 PM', { status: 'loading' })).toMatchObject({ to: undefined, tone: 'unknown' });
  });
});
