import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { addressHeader } from './address-header.ts';
import { dayOf, type ReservedFor } from './e2e-calendar.ts';

export interface SlotOnDay {
  date: CalendarDate;
  time: StartTime;
  type: TourType;
}

export interface Party {
  firstName: string;
  lastName: string;
  email: string;
  guestCount: number;
  preferredLanguage?: 'English' | 'French';
}

/** A slot of the day reserved for a test at a screen size. */
export const slotOn = (test: ReservedFor, project: string, time: StartTime, type: TourType): SlotOnDay => ({
  date: dayOf(test, project),
  time,
  type,
});

/** One client address per slot: the rate limit counts bookings by address. */
const slotAddressHeader = ({ date, time, type }: SlotOnDay) => {
  const [, month, day] = date.split('-').map(Number);
  return { [addressHeader]: `10.${month}.${day}.${slotOf(time, type).id}` };
};

/** Books as the form does; returns the reference. Requests with the same key create one booking. */
export async function book(
  request: APIRequestContext,
  { date, time, type }: SlotOnDay,
  { preferredLanguage = 'English', guestCount, ...details }: Party,
  key: string = crypto.randomUUID(),
): Promise<string> {
  let response: APIResponse | undefined;
  // An overloaded machine may return 503 once; any other refusal is final.
  await expect(async () => {
    response = await request.post('/api/bookings', {
      headers: { 'idempotency-key': key, ...slotAddressHeader({ date, time, type }) },
      data: {
        tourId: slotOf(time, type).id,
        tourType: type,
        date,
        time,
        ...details,
        preferredLanguage,
        guestCount,
        totalPrice: totalPriceVuv(type, guestCount),
      },
    });
    expect(response.status()).toBeLessThan(500);
  }).toPass();
  const reply = await response?.json();
  expect(response?.status(), reply.message).toBe(201);
  return reply.data.reference;
}

/** Books for other people, so that a slot is partly taken. */
export async function bookForOthers(
  request: APIRequestContext,
  slot: SlotOnDay,
  guestCount: number,
  preferredLanguage: 'English' | 'French' = 'English',
): Promise<void> {
  const others = { firstName: 'Others', lastName: 'Before', email: 'others@example.com' };
  await book(request, slot, { ...others, guestCount, preferredLanguage });
}

type TelephoneParty = Pick<Party, 'firstName' | 'lastName' | 'guestCount'> & {
  phone?: string;
  note?: string;
};

/** Books as the colleague signed in on this page; unlike guests, a colleague can book a start that has begun. */
export async function bookByTelephone(
  page: Page,
  { date, time, type }: SlotOnDay,
  party: TelephoneParty,
): Promise<void> {
  const site = String(process.env.SITE_URL);
  const response = await page.request.post(`${site}/api/staff/bookings`, {
    headers: { origin: site },
    data: {
      commandId: randomBytes(12).toString('hex'),
      date,
      tourId: slotOf(time, type).id,
      source: 'phone',
      ...party,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
}

/** Guests booked in a slot. */
export async function guestsIn(request: APIRequestContext, { date, time, type }: SlotOnDay): Promise<number> {
  // The server may close an idle connection just as it is reused.
  const days = await (await request.get('/api/bookings', { params: { date }, maxRetries: 2 })).json();
  return days[date]?.[time]?.[type]?.count ?? 0;
}

/** Path of the booking form for a slot. */
export function formAddress({ date, time, type }: SlotOnDay): string {
  const query = new URLSearchParams({ date, time, tourId: String(slotOf(time, type).id), tourType: type });
  return `/tours/confirm?${query}`;
}
