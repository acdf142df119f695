import { useId } from 'react';
import { shopCopy as copy } from '#app/content/japan/shop-copy.ts';
import { shopTexts } from '#app/content/japan/shop-texts.ts';
import { Grid, Panel, Text } from '#app/ui/layout/layout.tsx';
import { lazyRoute, StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { quantityIn } from '#shared/shop/cart.ts';
import type { Product } from '#shared/shop/products.ts';
import { stockLevel } from '#shared/shop/stock-limit.ts';
import styles from './bottle-card.module.css';
import { LowStock } from './low-stock.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { Shop } from './use-shop.ts';

const BottlePicture = lazyRoute(() =>
  import('./bottle-picture.tsx').then(({ BottlePicture }) => BottlePicture),
);

/** A rum with price, stock and quantity. */
export function BottleCard({ product, shop }: { product: Product; shop: Shop }) {
  const problemId = useId();
  const batch = shopBatches[product.key];
  const lowStock = shop.lowStock(product.id);
  const isOverOrderLimit = shop.isOverOrderLimit(product.id);
  return (
    <Grid as="li" gapX={20} rule="above" className={styles.card}>
      <div className={styles.picture}>
        <StaticHtml>
          <BottlePicture product={product.key} />
        </StaticHtml>
      </div>
      <h2 className={styles.name}>{product.name.ja}</h2>
      <p className={styles.english} lang="en">
        {copy.bottle(product.name.en, product.bottleMillilitres, product.abv)}
      </p>
      <Text size="small" above={8} className={styles.text}>
        <Phrased text={shopTexts[product.key]} />{' '}
        <TextLink to={batch.path}>{copy.batch(batch.number)}</TextLink>
      </Text>
      <p className={styles.price}>
        {product.priceYen.toLocaleString('ja-JP')}
        <Text as="span" size="body" untracked className={styles.yen}>
          {copy.yen}
        </Text>
        <Text as="span" size="label" tone="quiet" untracked className={styles.tax}>
          {copy.taxIncluded}
        </Text>
      </p>
      <StockNote shop={shop} id={product.id} />
      <Panel above={12} className={styles.count} data-needs-script>
        <QuantityField
          product={product.name.ja}
          quantity={quantityIn(shop.cart, product.id)}
          describedBy={lowStock === undefined && !isOverOrderLimit ? undefined : problemId}
          onChange={(quantity) => shop.setQuantity(product.id, quantity)}
        />
        <LowStock id={problemId} bottles={lowStock} isOverOrderLimit={isOverOrderLimit} />
      </Panel>
    </Grid>
  );
}

/** Stock, with a warning when it is low (specification §9). */
function StockNote({ shop, id }: { shop: Shop; id: string }) {
  const available = shop.available(id);
  const words = {
    unknown: shop.stockStatus === 'failed' ? copy.unknownStock : copy.askingForStock,
    none: copy.soldOut,
    few: copy.left(available ?? 0),
    enough: copy.inStock,
  };
  const level = stockLevel(available);
  return (
    <Text size="label" weight="strong" tone="quiet" className={styles.stock} data-level={level}>
      {words[level]}
    </Text>
  );
}
