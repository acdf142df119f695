import { successCopy as copy } from '#app/content/japan/payment-copy.ts';
import { Card } from '#app/ui/card.tsx';
import type { Order } from '#shared/contracts/find-order.ts';
import { writeYen } from '#shared/shop/products.ts';
import styles from './order-record.module.css';

export const OrderRecord = ({ order }: { order: Order }) => (
  <Card labelledBy="order">
    <div className={styles.record}>
      <h2 id="order" className={styles.title}>
        {copy.record}
      </h2>
      <p className={styles.reference}>
        {copy.reference} <span className={styles.number}>{order.reference}</span>
      </p>
      <ul>
        {order.lines.map(({ id, name, priceYen, quantity }) => (
          <li key={id} className={styles.line}>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.unit}>{copy.lineOf(writeYen(priceYen), quantity)}</span>
            </span>
            <span className={styles.sum}>{writeYen(priceYen * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <div className={styles.row}>
          <dt>{copy.subtotal}</dt>
          <dd>{writeYen(order.subtotalYen)}</dd>
        </div>
        {order.shippingYen !== undefined && (
          <div className={styles.row}>
            <dt>{copy.shipping}</dt>
            <dd>{writeYen(order.shippingYen)}</dd>
          </div>
        )}
        {order.totalYen !== undefined && (
          <div className={styles.total}>
            <dt>{copy.total}</dt>
            <dd>{writeYen(order.totalYen)}</dd>
          </div>
        )}
      </dl>
    </div>
  </Card>
);
