import { Paper } from '#app/console/office/paper.tsx';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { parcelLines } from '#shared/shop/address-lines.ts';
import styles from './parcel-address.module.css';

/** The address as written on the parcel, and how to reach the customer. */
export function ParcelAddress({ order }: { order: StaffOrder }) {
  const { shipTo, email, isErased } = order;
  return (
    <Paper title={copy.address}>
      {shipTo === undefined ? (
        <p>{isErased ? copy.erased : copy.noAddress}</p>
      ) : (
        <address className={styles.address} lang="ja">
          {parcelLines(shipTo).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
            <span key={index}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      )}
      {shipTo && shipTo.phone !== '' && <p>{shipTo.phone}</p>}
      {email !== undefined && <TextLink to={`mailto:${email}`}>{email}</TextLink>}
    </Paper>
  );
}
