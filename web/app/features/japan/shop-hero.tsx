import { shopHeroCopy as copy } from '#app/content/japan/shop-hero-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './shop-hero.module.css';

export const ShopHero = () => (
  <>
    <h1>
      {copy.title.map((line) => (
        <Text key={line.join('')} as="span" block>
          <Phrased text={line} />
        </Text>
      ))}
    </h1>
    <Text size="lead" measure={34} above={24}>
      <Phrased text={copy.lead} />
    </Text>
    <noscript>
      <Text above={24} className={styles.noScript}>
        <Phrased text={copy.noScript} /> <TextLink to={`mailto:${copy.email}`}>{copy.email}</TextLink>
      </Text>
    </noscript>
  </>
);
