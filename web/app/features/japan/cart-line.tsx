import { useId } from 'react';
import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import type { OrderLine } from '#shared/shop/basket.ts';
import { writeYen } from '#shared/shop/products.ts';
import styles from './cart-line.module.css';
import { LowStock } from './low-stock.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { Shop } from './use-shop.ts';

export interface CartLineProps {
  line: OrderLine;
  shop: Shop;
  onRemove: () => void;
  /** Name of the quantity field. */
  fieldName: string | undefined;
}

/** Line of the cart with editable quantity, price and remove button. */
export function CartLine({ line, shop, onRemove, fieldName }: CartLineProps) {
  const { id, name, priceYen, quantity } = line;
  const problemId = useId();
  const lowStock = shop.lowStock(id);
  const isOverOrder = shop.isOverOrder(id);
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={styles.sum}>{writeYen(priceYen * quantity)}</span>
      <span className={styles.unit}>{copy.lineOf(writeYen(priceYen), quantity)}</span>
      <div className={styles.controls}>
        <QuantityField
          small
          name={fieldName}
          product={name}
          quantity={quantity}
          describedBy={lowStock === undefined && !isOverOrder ? undefined : problemId}
          onChange={(requested) => (requested > 0 ? shop.setQuantity(id, requested) : onRemove())}
        />
        <TextButton aria-label={copy.removeNamed(name)} onClick={onRemove}>
          {copy.remove}
        </TextButton>
      </div>
      <div className={styles.problem}>
        <LowStock id={problemId} bottles={lowStock} isOverOrder={isOverOrder} />
      </div>
    </li>
  );
}
