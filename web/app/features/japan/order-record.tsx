import { successCopy as copy } from '#app/content/japan/payment-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Spelled } from '#app/ui/spelled.tsx';
import type { Order } from '#shared/contracts/guests/find-order.ts';
import { formatYen } from '#shared/shop/products.ts';
import styles from './order-record.module.css';
import { SumRow } from './sum-row.tsx';

export const OrderRecord = ({ order }: { order: Order }) => (
  <Card labelledBy="order">
    <div className={styles.record}>
      <h2 id="order" className={styles.title}>
        {copy.record}
      </h2>
      <Text size="small" tone="quiet" className={styles.reference}>
        {copy.reference}{' '}
        <Text as="span" breaks="anywhere">
          <Spelled text={order.reference} />
        </Text>
      </Text>
      <ul>
        {order.lines.map(({ id, name, priceYen, quantity }) => (
          <Cluster key={id} as="li" gap={16} nowrap align="baseline" justify="between" rule="above" padY={16}>
            <span>
              <Text as="span" block size="quote">
                {name}
              </Text>
              <Text as="span" size="label" tone="quiet">
                {copy.lineOf(formatYen(priceYen), quantity)}
              </Text>
            </span>
            <span className={styles.sum}>{formatYen(priceYen * quantity)}</span>
          </Cluster>
        ))}
      </ul>
      <dl>
        <SumRow className={styles.row}>
          <Text as="dt" tone="quiet">
            {copy.subtotal}
          </Text>
          <dd>{formatYen(order.subtotalYen)}</dd>
        </SumRow>
        {order.shippingYen !== undefined && (
          <SumRow className={styles.row}>
            <Text as="dt" tone="quiet">
              {copy.shipping}
            </Text>
            <dd>{formatYen(order.shippingYen)}</dd>
          </SumRow>
        )}
        {order.totalYen !== undefined && (
          <Cluster
            padTop={12}
            gap={16}
            nowrap
            align="baseline"
            justify="between"
            rule="above"
            className={styles.total}
          >
            <Text as="dt" weight="strong">
              {copy.total}
            </Text>
            <dd>{formatYen(order.totalYen)}</dd>
          </Cluster>
        )}
      </dl>
    </div>
  </Card>
);
