import { expect, it } from 'vitest';
import { answer, openPage } from '../frame/opened-page.testing.tsx';

const renew = 'PUT /api/staff/session';

async function openOffice(role: 'floor' | 'manager', at = '/staff/numbers') {
  const { StaffConsole } = await import('../frame/staff-console.tsx');
  const { OfficeFrame } = await import('./office-frame.tsx');
  const session = answer({
    person: { id: 'P1', name: 'M. Manager', role },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: Date.now() / 1000 + 2_000_000 },
    hasPasskey: true,
  });
  return openPage(
    () => (
      <StaffConsole>
        <OfficeFrame>
          <h1>What managers see</h1>
        </OfficeFrame>
      </StaffConsole>
    ),
    { at, answers: { [renew]: [session] } },
  );
}

it('a manager sees links to the pages of the office, the current one marked', async () => {
  const page = await openOffice('manager');
  expect(page.heading()).toBe('What managers see');
  expect(page.button('People and devices')?.getAttribute('href')).toBe('/staff/people');
  expect(page.button('Numbers')?.getAttribute('aria-current')).toBe('page');
  expect(page.button('Office')?.getAttribute('aria-current')).toBe('page');
  expect(page.button('Orders')?.getAttribute('aria-current')).toBeNull();
});

it('floor staff read that only managers work in the office', async () => {
  const page = await openOffice('floor');
  expect(page.heading()).toBe('Office');
  expect(page.text()).toContain('Only managers work in the office.');
  expect(page.text()).not.toContain('What managers see');
});
