import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Table } from '#app/ui/table.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { productById } from '#shared/shop/products.ts';

const yen = (amount: number): string => amount.toLocaleString('en-GB');

/** The bottles, shipping, and what was paid. */
export function OrderAccount({ order }: { order: StaffOrder }) {
  const { lines, shippingYen, totalYen, subtotalYen, zonePaid, paidAt } = order;
  const shipping =
    shippingYen === undefined ? copy.unknown : shippingYen === 0 ? copy.free : yen(shippingYen);
  return (
    <Table
      columns={copy.columns}
      rows={[
        ...lines.map(({ id, name, quantity, priceYen }) => ({
          name: productById(id)?.name.en ?? name,
          figures: [quantity, yen(quantity * priceYen)],
        })),
        { name: copy.shipping(zonePaid), figures: ['', shipping] },
      ]}
      last={{
        name: paidAt === undefined ? copy.toPay : copy.paid,
        figures: ['', yen(totalYen ?? subtotalYen)],
      }}
    />
  );
}
