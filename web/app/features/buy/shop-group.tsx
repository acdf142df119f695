import { buyCopy as copy } from '#app/content/buy/buy-copy.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
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
    <Stack gap={12} pack="start">
      <Heading as="h3" size="h3">
        {name}
      </Heading>
      <Stack as="ul" gap={16}>
        {shops.map((shop) => (
          <li key={shop.name}>
            <Text weight="strong">
              <ShopName {...shop} />
            </Text>
            {shop.where && (
              <Text size="small">
                {shop.where}{' '}
                {shop.position && (
                  <span className={styles.map}>
                    <TextLink to={copy.mapAt(shop.position)} alone>
                      {copy.map} <VisuallyHidden>{copy.mapOf(shop.name)}</VisuallyHidden>
                    </TextLink>
                  </span>
                )}
              </Text>
            )}
            <Text size="small" tone="quiet" breaks="balance">
              {shop.sells}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
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
