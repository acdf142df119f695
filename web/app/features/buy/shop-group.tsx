import { buyCopy as copy } from '#app/content/buy/buy-copy.ts';
import { PageLink } from '#app/ui/navigation/page-link.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './shop-group.module.css';

interface Shop {
  name: string;
  sells: string;
  where?: string;
  position?: { latitude: number; longitude: number };
  url?: string;
}

export interface ShopGroupProps {
  /** Country or sales channel. */
  name: string;
  shops: readonly Shop[];
}

/** Shops of a country or channel; nothing for an empty group. */
export const ShopGroup = ({ name, shops }: ShopGroupProps) =>
  shops.length > 0 && (
    <div className={styles.group}>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <li key={shop.name}>
            <p className={styles.shop}>
              <ShopName {...shop} />
            </p>
            {shop.where && (
              <p className={styles.where}>
                {shop.where}{' '}
                {shop.position && (
                  <span className={styles.map}>
                    <TextLink to={copy.mapAt(shop.position)} alone>
                      {copy.map} <VisuallyHidden>{copy.mapOf(shop.name)}</VisuallyHidden>
                    </TextLink>
                  </span>
                )}
              </p>
            )}
            <p className={styles.sells}>{shop.sells}</p>
          </li>
        ))}
      </ul>
    </div>
  );

const ShopName = ({ name, url }: Shop) => {
  if (url === undefined) return name;
  if (url.startsWith('/')) {
    return (
      <PageLink className={styles.link} to={url}>
        {name}
      </PageLink>
    );
  }
  return (
    <a className={styles.link} href={url} rel="noopener noreferrer">
      {name}
      <VisuallyHidden>, {copy.otherSite}</VisuallyHidden>
    </a>
  );
};
