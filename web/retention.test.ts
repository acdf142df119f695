import { describe, expect, it, vi } from 'vitest';
import { storeClickId } from '#app/analytics/ad-cookies.ts';
import { stockCopy } from '#app/content/staff/stock-copy.ts';
import { slotExpiresAt } from '#functions/stores/bookings/slot-item.ts';
import { enquiryExpiresAt } from '#functions/stores/enquiries/enquiries.ts';
import { orderExpiresAt } from '#functions/stores/orders/order-item.ts';
import { keptSince } from '#functions/use-cases/stock/ordered-bottles.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

// The privacy notice promises retention periods, and the stores implement them.

const day = 86_400;
const visit = '2026-12-01' as CalendarDate;

describe('the privacy notice', () => {
  it('promises to keep bookings as long as the store of bookings keeps their slot', () => {
    const midnight = Date.parse(`${visit}T00:00:00+11:00`) / 1000;
    expect(slotExpiresAt(visit) - midnight).toBe(retentionDays.booking * day);
  });

  it('promises to keep orders as long as the store of orders does', () => {
    expect(orderExpiresAt({ status: 'paid', createdAt: 0 })).toBe(retentionDays.order * day);
    for (const status of ['expired', 'failed'] as const)
      expect(orderExpiresAt({ status, createdAt: 0 })).toBe(retentionDays.unpaidOrder * day);
  });

  it('promises to keep enquiries as long as the store of enquiries does', () => {
    const receivedAt = Date.parse('2026-11-21T10:00:00+11:00') / 1000;
    expect(enquiryExpiresAt({ receivedAt, date: '' })).toBe(receivedAt + retentionDays.enquiry * day);
    expect(enquiryExpiresAt({ receivedAt, date: '2027-11-06' })).toBe(
      Date.parse('2027-11-06T00:00:00+11:00') / 1000 + retentionDays.event * day,
    );
  });

  it('promises to keep a click on an advertisement as long as the cookie that stores it', () => {
    const writtenCookies: string[] = [];
    vi.stubGlobal('window', { location: { hostname: 'rum.example.com' } });
    vi.stubGlobal('document', {
      get cookie() {
        return '';
      },
      set cookie(text: string) {
        writtenCookies.push(text);
      },
    });
    storeClickId('?fbclid=abc');
    expect(writtenCookies.join()).toContain(`; max-age=${retentionDays.adClick * day};`);
  });
});

it('the stock screen shows the number of days that the check compares with the orders', () => {
  const now = new Date('2026-11-24T10:00:00+11:00');
  const days = (now.getTime() / 1000 - keptSince(now)) / day;
  expect(stockCopy.checking).toBe(`Comparing with the orders of the last ${days} days…`);
});
