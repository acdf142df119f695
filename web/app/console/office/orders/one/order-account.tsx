import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Table } from '#app/ui/table.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { productById } from '#shared/shop/products.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

/** The bottles, shipping, and the sum paid. */
export function OrderAccount({ order }: { order: StaffOrder }) {
  const { lines, shippingYen, totalYen, subtotalYen, zonePaid, paidAt } = order;
  const shipping =
    shippingYen === undefined ? copy.unknown : shippingYen === 0 ? copy.free : formatFigure(shippingYen);
  return (
    <Table
      columns={copy.columns}
      rows={[
        ...lines.map(({ id, name, quantity, priceYen }) => ({
          name: productById(id)?.name.en ?? name,
          figures: [quantity, formatFigure(quantity * priceYen)],
        })),
        { name: copy.shipping(zonePaid), figures: ['', shipping] },
      ]}
      last={{
        name: paidAt === undefined ? copy.toPay : copy.paid,
        figures: ['', formatFigure(totalYen ?? subtotalYen)],
      }}
    />
  );
}
