import { useId } from 'react';
import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { Cluster, Grid, Panel, Text } from '#app/ui/layout/layout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { OrderLine } from '#shared/shop/basket.ts';
import { formatYen } from '#shared/shop/products.ts';
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
  const isOverOrderLimit = shop.isOverOrderLimit(id);
  return (
    <Grid as="li" gapX={16} align="baseline" padY={16} rule="below" className={styles.line}>
      <Text as="span" size="quote">
        {name}
      </Text>
      <Text as="span" size="body" weight="strong" set="right">
        {formatYen(priceYen * quantity)}
      </Text>
      <Text as="span" size="label" tone="quiet" span="all">
        {copy.lineOf(formatYen(priceYen), quantity)}
      </Text>
      <Cluster nowrap align="center" justify="between" size="label" above={8} span="all">
        <QuantityField
          small
          name={fieldName}
          product={name}
          quantity={quantity}
          describedBy={lowStock === undefined && !isOverOrderLimit ? undefined : problemId}
          onChange={(requested) => (requested > 0 ? shop.setQuantity(id, requested) : onRemove())}
        />
        <TextButton aria-label={copy.removeNamed(name)} onClick={onRemove}>
          {copy.remove}
        </TextButton>
      </Cluster>
      <Panel span="all">
        <LowStock id={problemId} bottles={lowStock} isOverOrderLimit={isOverOrderLimit} />
      </Panel>
    </Grid>
  );
}
