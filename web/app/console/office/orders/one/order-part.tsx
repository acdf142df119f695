import styles from '#app/console/office/one-part.module.css';
import { ReadState } from '#app/console/page/read-state.tsx';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { awaitsShipping } from '#shared/shop/order-task.ts';
import { NumberPart } from './number-part.tsx';
import { OrderAccount } from './order-account.tsx';
import { OrderAdvice } from './order-advice.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ParcelAddress } from './parcel-address.tsx';
import { RefundPart } from './refund-part.tsx';
import { ShipForm } from './ship-form.tsx';
import { useOrder } from './use-order.ts';

export interface OrderPartProps {
  reference: string;
  /** Called when the lists must be reloaded. */
  onChanged: () => void;
}

/** One order: its content, tasks, address and history. */
export function OrderPart({ reference, onChanged }: OrderPartProps) {
  const one = useOrder(reference, onChanged);
  const { request, done } = one;
  const { reply } = request;
  const order = reply?.order;
  return (
    <>
      <Stack skipEmpty gap={24} pack="start" className={styles.part}>
        <div className={styles.back}>
          <Button kind="outlined" small to={staffPaths.orders}>
            {copy.back}
          </Button>
        </div>
        <ReadState request={request} copy={copy} />
        {order && (
          <Stack gap={32} className={styles.columns}>
            <Stack skipEmpty gap={24} pack="start">
              <OrderHead order={order} now={reply.now} />
              <div role="status">{done && <Notice kind="done">{done}</Notice>}</div>
              <OrderAdvice order={order} />
              <OrderAccount order={order} />
              {order.task && awaitsShipping(order.task) && <ShipForm order={order} shipment={one.shipment} />}
              {order.shipped && order.status === 'paid' && !order.isErased && (
                <NumberPart
                  key={order.shipped.trackingNumber}
                  reference={order.reference}
                  number={order.shipped.trackingNumber}
                  correction={one.shipment}
                />
              )}
              {/* Shown here, since the form disappears when a colleague was faster. */}
              <div role="alert">
                {one.shipment.refusal && <Notice kind="refused">{one.shipment.refusal}</Notice>}
              </div>
              <RefundPart order={order} one={one} />
            </Stack>
            <Stack skipEmpty gap={24} pack="start">
              <ParcelAddress order={order} />
              <OrderHistory order={order} people={reply.people} />
            </Stack>
          </Stack>
        )}
      </Stack>
      {order && <PackingSlip order={order} />}
    </>
  );
}
