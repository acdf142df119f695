import { RecordHead } from '#app/console/office/record-head.tsx';
import { formatMoment } from '#app/console/page/moments.ts';
import { orderCopy as copy, ordersCopy } from '#app/content/staff/orders-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { dispatchHours } from '#shared/shop/dispatch.ts';
import { awaitsShipping } from '#shared/shop/order-task.ts';

const ruleWidth = 540;
const hourWidth = ruleWidth / dispatchHours;

export interface OrderHeadProps {
  order: StaffOrder;
  /** Epoch seconds. */
  now: number;
}

/** The reference and, until the parcel is shipped, a scale of the promised 48 hours. */
export function OrderHead({ order, now }: OrderHeadProps) {
  const { reference, task, paidAt, createdAt } = order;
  const dueAt = task && awaitsShipping(task) ? task.dueAt : undefined;
  return (
    <RecordHead
      title={reference}
      date={
        paidAt === undefined ? copy.orderedAt(formatMoment(createdAt)) : copy.paidAt(formatMoment(paidAt))
      }
      mark={dueAt === undefined ? undefined : ordersCopy.timeLeft(dueAt, now)}
      isWarning={dueAt !== undefined && dueAt < now}
    >
      {dueAt !== undefined && <HoursRule hours={dispatchHours - (dueAt - now) / 3600} />}
    </RecordHead>
  );
}

/** Hours since the payment on a scale of 48; the text next to it says the same. */
function HoursRule({ hours }: { hours: number }) {
  const x = Math.min(ruleWidth, Math.max(0, hours * hourWidth));
  return (
    <div aria-hidden="true">
      <svg
        width="100%"
        height="34"
        viewBox={`0 0 ${ruleWidth} 34`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path stroke="var(--cream-3)" d={`M0 12.500H${ruleWidth}`} />
        {Array.from({ length: dispatchHours + 1 }, (_, hour) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: hours never change places
            key={hour}
            fill="var(--cream-3)"
            x={Math.min(ruleWidth - 1, hour * hourWidth)}
            y="12"
            width="1"
            height={hour % 12 ? 7 : 17}
          />
        ))}
        <rect fill="var(--copper)" x="0" y="12" width={x} height="4" />
        <rect fill="var(--cane)" x={Math.max(0, x - 1)} y="4" width="2" height="28" />
      </svg>
      <Cluster as="p" gapX={16} justify="between" size="note" tone="quiet">
        {copy.gauge.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Cluster>
    </div>
  );
}
