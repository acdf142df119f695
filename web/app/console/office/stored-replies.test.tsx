import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { openPage, respond } from '../frame/opened-page.testing.tsx';
import { StaffConsole } from '../frame/staff-console.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { useOrders } from './orders/use-orders.ts';

const ordersCall = 'GET /api/staff/orders';
const listReply = (left: number) =>
  respond({ now: 0, toDo: [], done: [], people: [], left: { toDo: left, done: 0 } });

/** The number of orders left out, at each render. */
const leftCounts: (number | undefined)[] = [];
let showOrders = (_: boolean) => {};

function Orders() {
  leftCounts.push(useOrders().reply?.left?.toDo);
  return null;
}

function Tabs() {
  const [isOrders, setOrders] = useState(true);
  showOrders = setOrders;
  return isOrders ? <Orders /> : <p>Stock</p>;
}

it('a tab of the office that is opened again shows at once the list loaded earlier, and reloads it', async () => {
  const session = respond({
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
      responses: {
        'PUT /api/staff/session': [session],
        'GET /api/staff/waiting': [
          respond({ enquiries: 0, requests: 0, orders: 0, disputes: 0, differences: 0 }),
        ],
        [ordersCall]: [listReply(1), listReply(2)],
      },
    },
  );
  expect([leftCounts[0], leftCounts.at(-1)]).toEqual([undefined, 1]);
  await act(async () => showOrders(false));
  leftCounts.length = 0;
  await act(async () => showOrders(true));
  expect([leftCounts[0], leftCounts.at(-1)]).toEqual([1, 2]);
  expect(page.calls.filter(({ call }) => call === ordersCall)).toHaveLength(2);
});
