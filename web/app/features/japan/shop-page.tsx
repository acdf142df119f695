import { shopCopy as copy } from '#app/content/japan/shop-copy.ts';
import { Panel, Stack } from '#app/ui/layout/layout.tsx';
import { lazyRoute, StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { products } from '#shared/shop/products.ts';
import { BottleCard } from './bottle-card.tsx';
import { CartDock } from './cart-dock.tsx';
import styles from './shop-page.module.css';
import { useShop } from './use-shop.ts';

const ShopHero = lazyRoute(() => import('./shop-hero.tsx').then(({ ShopHero }) => ShopHero));
const DeliveryFacts = lazyRoute(() =>
  import('./delivery-facts.tsx').then(({ DeliveryFacts }) => DeliveryFacts),
);

/** Shop for Japan: three rums with the cart next to them (specification §2). */
export function ShopPage() {
  const shop = useShop();
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <StaticHtml>
          <ShopHero />
        </StaticHtml>
      </div>
      <Panel above={32} className={styles.shelf}>
        <Stack as="ul" className={styles.bottles} aria-label={copy.products}>
          {products.map((product) => (
            <BottleCard key={product.id} product={product} shop={shop} />
          ))}
        </Stack>
      </Panel>
      <Panel above={72} className={styles.facts}>
        <StaticHtml>
          <DeliveryFacts />
        </StaticHtml>
      </Panel>
      <VisuallyHidden>
        <span role="status">{shop.announcement}</span>
      </VisuallyHidden>
      <div className={styles.cart}>
        <CartDock shop={shop} />
      </div>
    </div>
  );
}
