import { expect, it } from 'vitest';
import { openPage, respond } from '../frame/opened-page.testing.tsx';

const renewCall = 'PUT /api/staff/session';

const waitingCall = 'GET /api/staff/waiting';

async function openOffice(role: 'floor' | 'manager', at = '/staff/numbers') {
  const { StaffConsole } = await import('../frame/staff-console.tsx');
  const { NavCount } = await import('../frame/nav-count.tsx');
  const { OfficeFrame } = await import('./office-frame.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: Date.now() / 1000 + 2_000_000 },
    hasPasskey: true,
  });
  return openPage(
    () => (
      <StaffConsole parts={{ NavCount }}>
        <OfficeFrame>
          <h1>What managers see</h1>
        </OfficeFrame>
      </StaffConsole>
    ),
    {
      at,
      responses: {
        [renewCall]: [session],
        [waitingCall]: [respond({ enquiries: 2, requests: 1, orders: 3, disputes: 1, differences: 2 })],
      },
    },
  );
}

it('the office shows a manager links to its pages, and marks the current page', async () => {
  const page = await openOffice('manager');
  expect(page.heading()).toBe('What managers see');
  expect(page.button('People and devices')?.getAttribute('href')).toBe('/staff/people');
  expect(page.button('Numbers')?.getAttribute('aria-current')).toBe('page');
  expect(page.button(/^Office/)?.getAttribute('aria-current')).toBe('page');
  expect(page.button(/^Orders/)?.getAttribute('aria-current')).toBeNull();
});

it('the office shows floor staff only the message that managers work there', async () => {
  const page = await openOffice('floor');
  expect(page.heading()).toBe('Office');
  expect(page.text()).toContain('Only managers work in the office.');
  expect(page.text()).not.toContain('What managers see');
});

it('each tab of the office shows the number of tasks waiting on that page', async () => {
  const page = await openOffice('manager');
  expect(page.button(/^Orders/)?.textContent).toBe('Orders4 waiting, with 1 dispute');
  expect(page.button(/^Enquiries/)?.textContent).toBe('Enquiries2 new');
  expect(page.button(/^Operators/)?.textContent).toBe('Operators1 to decide');
  expect(page.button(/^Stock/)?.textContent).toBe('Stock');
});

it('the navigation shows the numbers of waiting tasks of the office and of the cash-up, loaded by one call', async () => {
  const page = await openOffice('manager');
  expect(page.button(/^Office/)?.textContent).toBe('Office7 waiting');
  expect(page.button(/^Cash-up/)?.textContent).toBe('Cash-up2 with a difference');
  expect(page.button(/^Closures/)?.textContent).toBe('Closures');
  expect(page.calls.filter(({ call }) => call === waitingCall)).toHaveLength(1);
});

it('the console of floor staff does not request the waiting tasks of the office', async () => {
  const page = await openOffice('floor');
  expect(page.calls.filter(({ call }) => call === waitingCall)).toEqual([]);
});
