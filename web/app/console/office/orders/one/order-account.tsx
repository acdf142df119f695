import styles from '#app/console/office/account.module.css';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { productById } from '#shared/shop/products.ts';

const yen = (amount: number): string => amount.toLocaleString('en-GB');

/** The bottles, shipping, and what was paid. */
export function OrderAccount({ order }: { order: StaffOrder }) {
  const { lines, shippingYen, totalYen, subtotalYen, zonePaid, paidAt } = order;
  const [bottle, number, price] = copy.columns;
  return (
    <Text as="table" size="entry" figures="tabular" fill className={styles.account}>
      <thead>
        <tr>
          <th scope="col">{bottle}</th>
          <th scope="col">{number}</th>
          <th scope="col">{price}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, quantity, priceYen }) => (
          <tr key={id}>
            <th scope="row">{productById(id)?.name.en ?? name}</th>
            <td>{quantity}</td>
            <td>{yen(quantity * priceYen)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{copy.shipping(zonePaid)}</th>
          <td />
          <td>
            {shippingYen === undefined ? copy.unknown : shippingYen === 0 ? copy.free : yen(shippingYen)}
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{paidAt === undefined ? copy.toPay : copy.paid}</th>
          <td />
          <td>{yen(totalYen ?? subtotalYen)}</td>
        </tr>
      </tfoot>
    </Text>
  );
}
