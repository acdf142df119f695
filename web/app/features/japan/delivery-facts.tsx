import { factsCopy as copy, shippingTerms, shopTerms } from '#app/content/japan/shop-terms.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './delivery-facts.module.css';

const rows = [
  { name: copy.shipping, texts: shippingTerms() },
  { name: copy.delivery, texts: [shopTerms.dispatch, shopTerms.delivery] },
  { name: copy.origin, texts: [shopTerms.origin, shopTerms.customs] },
  { name: copy.quantity, texts: [shopTerms.perOrder, shopTerms.perNetwork, shopTerms.lastBottles] },
  { name: copy.payment, texts: [shopTerms.payment] },
  { name: copy.returns, texts: [shopTerms.returns, shopTerms.unopened, shopTerms.faulty] },
];

/** Shipping cost and delivery time. */
export const DeliveryFacts = () => (
  <section aria-labelledby="delivery">
    <Rule />
    <h2 id="delivery" className={styles.title}>
      {copy.title}
    </h2>
    <dl>
      {rows.map(({ name, texts }) => (
        <Panel key={name} padY={16} rule="below" className={styles.row}>
          <Text as="dt" size="small" tone="quiet" className={styles.name}>
            {name}
          </Text>
          <dd>
            {texts.map((text) => (
              <p key={text.join('')}>
                <Phrased text={text} />
              </p>
            ))}
          </dd>
        </Panel>
      ))}
    </dl>
    <Cluster as="p" gapX={24}>
      <TextLink to="/legal-disclosure" alone>
        {copy.legal}
      </TextLink>
      <TextLink to="/privacy#japan" alone>
        {copy.privacy}
      </TextLink>
    </Cluster>
  </section>
);
