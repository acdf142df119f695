import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { answer, openPage } from '../frame/opened-page.testing.tsx';
import { StaffConsole } from '../frame/staff-console.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { useOrders } from './orders/use-orders.ts';

const orders = 'GET /api/staff/orders';
const list = (left: number) =>
  answer({ now: 0, toDo: [], done: [], people: [], left: { toDo: left, done: 0 } });

/** Orders left out, at each render. */
const seen: (number | undefined)[] = [];
let showOrders = (_: boolean) => {};

function Orders() {
  seen.push(useOrders().reply?.left?.toDo);
  return null;
}

function Tabs() {
  const [isOrders, setOrders] = useState(true);
  showOrders = setOrders;
  return isOrders ? <Orders /> : <p>Stock</p>;
}

it('a tab of the office that is opened again shows its last list at once, and reads it again', async () => {
  const session = answer({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: Date.now() / 1000 + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <OfficeFrame>
          <Tabs />
        </OfficeFrame>
      </StaffConsole>
    ),
    {
      at: '/staff/orders',
      answers: {
        'PUT /api/staff/session': [session],
        'GET /api/staff/waiting': [
          answer({ enquiries: 0, requests: 0, orders: 0, disputes: 0, differences: 0 }),
        ],
        [orders]: [list(1), list(2)],
      },
    },
  );
  expect([seen[0], seen.at(-1)]).toEqual([undefined, 1]);
  await act(async () => showOrders(false));
  seen.length = 0;
  await act(async () => showOrders(true));
  expect([seen[0], seen.at(-1)]).toEqual([1, 2]);
  expect(page.calls.filter(({ call }) => call === orders)).toHaveLength(2);
});
