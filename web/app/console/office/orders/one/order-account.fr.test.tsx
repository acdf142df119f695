import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { OrderAccount } from './order-account.tsx';

it('the cost breakdown of an order separates thousands with a narrow no-break space in French', () => {
  const order = { lines: [], shippingYen: 2600, subtotalYen: 12_000, totalYen: 14_600, paidAt: 1 };
  const html = renderToStaticMarkup(<OrderAccount order={order as unknown as StaffOrder} />);
  expect(html).toContain('14\u202f600');
  expect(html).not.toContain('14,600');
});
