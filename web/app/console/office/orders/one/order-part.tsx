import { RecordPart } from '#app/console/office/record-part.tsx';
import { Done, Refusal } from '#app/console/page/outcome.tsx';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
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
  const record = useOrder(reference, onChanged);
  const { request, done } = record;
  const { reply } = request;
  const order = reply?.order;
  return (
    <>
      <RecordPart
        listPath={staffPaths.orders}
        request={request}
        copy={copy}
        aside={
          order && (
            <>
              <ParcelAddress order={order} />
              <OrderHistory order={order} people={reply.people} />
            </>
          )
        }
      >
        {order && (
          <>
            <OrderHead order={order} now={reply.now} />
            <Done text={done} />
            <OrderAdvice order={order} />
            <OrderAccount order={order} />
            {order.task && awaitsShipping(order.task) && (
              <ShipForm order={order} shipment={record.shipment} />
            )}
            {order.shipped && order.status === 'paid' && !order.isErased && (
              <NumberPart
                key={order.shipped.trackingNumber}
                reference={order.reference}
                number={order.shipped.trackingNumber}
                correction={record.shipment}
              />
            )}
            {/* Shown here, since the form disappears if a colleague has shipped the order first. */}
            <Refusal text={record.shipment.refusal} />
            <RefundPart order={order} record={record} />
          </>
        )}
      </RecordPart>
      {order && <PackingSlip order={order} />}
    </>
  );
}
