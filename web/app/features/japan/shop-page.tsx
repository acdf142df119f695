import { products } from '../../../../shared/shop/products.ts';
import { shopCopy as copy } from '../../content/shop-copy.ts';
import { Phrased } from '../../ui/phrased.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BottleCard } from './bottle-card.tsx';
import { CartPlace } from './cart-place.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import styles from './shop-page.module.css';
import { useShop } from './use-shop.ts';

/** The shop for Japan: three rums, and the cart beside them (specification §2). */
export function ShopPage() {
  const shop = useShop();
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <h1>
          {copy.title.map((line) => (
            <span key={line.join('')} className={styles.line}>
              <Phrased text={line} />
            </span>
          ))}
        </h1>
        <p className={styles.lead}>
          <Phrased text={copy.lead} />
        </p>
        <noscript>
          <p className={styles.noScript}>
            <Phrased text={copy.noScript} /> <TextLink to={`mailto:${copy.email}`}>{copy.email}</TextLink>
          </p>
        </noscript>
      </div>
      <div className={styles.shelf}>
        <ul className={styles.bottles} aria-label={copy.products}>
          {products.map((product) => (
            <BottleCard key={product.id} product={product} shop={shop} />
          ))}
        </ul>
      </div>
      <div className={styles.facts}>
        <DeliveryFacts />
      </div>
      <div className={styles.cart}>
        <CartPlace shop={shop} />
      </div>
    </div>
  );
}
