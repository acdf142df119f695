import { inventoryCopy as copy } from '#app/content/inventory/inventory-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { InventoryItem } from '#shared/contracts/guests/list-inventory.ts';
import { type StockStatus, stockStatus } from '#shared/shop/inventory.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import styles from './stock-table.module.css';

export interface StockTableProps {
  items: readonly InventoryItem[];
  onEdit: (item: InventoryItem) => void;
}

const toneOf: Readonly<Record<StockStatus, 'ok' | 'few' | 'no'>> = {
  'In Stock': 'ok',
  'Low Stock': 'few',
  'Out of Stock': 'no',
};

/** Focus target after editing a product. */
export const editButtonId = (productId: string): string => `edit-${productId}`;

/**
 * Stock by product with an edit button (specification §2). On narrow screens, strength and last change are below the
 * name.
 */
export const StockTable = ({ items, onEdit }: StockTableProps) => (
  <Text as="table" set="left" fill className={styles.table}>
    <caption>
      <VisuallyHidden>{copy.items}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">
          {copy.columns.product}
          <Text as="span" size="label" tone="quiet" className={styles.narrow}>
            {copy.columns.updated}
          </Text>
        </th>
        <th scope="col" className={styles.wide}>
          {copy.columns.abv}
        </th>
        <th scope="col">{copy.columns.quantity}</th>
        <th scope="col">{copy.columns.status}</th>
        <th scope="col" className={styles.wide}>
          {copy.columns.updated}
        </th>
        <th scope="col">
          <VisuallyHidden>{copy.columns.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <Row key={item.productId} item={item} onEdit={() => onEdit(item)} />
      ))}
    </tbody>
  </Text>
);

function Row({ item, onEdit }: { item: InventoryItem; onEdit: () => void }) {
  const { productId, name, abv, quantity, lastUpdated } = item;
  const status = stockStatus(quantity);
  const strength = abv === undefined ? copy.unknownAbv : `${abv}%`;
  const updateTime = <time dateTime={lastUpdated}>{momentLabel(lastUpdated)}</time>;
  return (
    <tr>
      <th scope="row">
        {name}
        {name !== productId && (
          <Text as="span" size="label" tone="quiet" className={styles.id}>
            {productId}
          </Text>
        )}
        <Text as="span" size="label" tone="quiet" className={styles.narrow}>
          {copy.columns.abv} {strength}
        </Text>
        <Text as="span" size="label" tone="quiet" className={styles.narrow}>
          {updateTime}
        </Text>
      </th>
      <td className={styles.wide}>{strength}</td>
      <td className={styles.quantity}>{quantity.toLocaleString('en-GB')}</td>
      <td>
        <span className={`${styles.status} ${styles[toneOf[status]]}`}>{status}</span>
      </td>
      <td className={styles.wide}>{updateTime}</td>
      <td>
        <TextButton id={editButtonId(productId)} onClick={onEdit}>
          {copy.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </TextButton>
      </td>
    </tr>
  );
}

/** `24 Nov 2026, 10:00 AM`, in Port Vila. */
function momentLabel(instant: string): string {
  const moment = new Date(instant);
  const day = formatDate(dateOf(moment), { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day}, ${timeLabel(minutesOf(moment))}`;
}
