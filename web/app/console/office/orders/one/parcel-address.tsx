import styles from '#app/console/office/paper.module.css';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { parcelLines } from '#shared/shop/address-lines.ts';

/** The address as it is written on the parcel, and how to reach the customer. */
export function ParcelAddress({ order }: { order: StaffOrder }) {
  const { shipTo, email, isErased } = order;
  return (
    <Stack
      as="section"
      gap={8}
      size="row"
      tone="ink"
      breaks="anywhere"
      className={styles.paper}
      data-surface="paper"
    >
      <Heading size="fact" tone="quiet" tracking="none">
        {copy.address}
      </Heading>
      {shipTo === undefined ? (
        <p>{isErased ? copy.erased : copy.noAddress}</p>
      ) : (
        <Stack as="address" className={styles.address} lang="ja">
          {parcelLines(shipTo).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
            <span key={index}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </Stack>
      )}
      {shipTo && shipTo.phone !== '' && <p>{shipTo.phone}</p>}
      {email !== undefined && <TextLink to={`mailto:${email}`}>{email}</TextLink>}
    </Stack>
  );
}
