import { shopCopy as copy } from '../../content/shop-copy.ts';
import { shippingTerms, shopTerms } from '../../content/shop-terms.ts';
import { Phrased } from '../../ui/phrased.tsx';
import { Rule } from '../../ui/rule.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './delivery-facts.module.css';

const rows = [
  { name: copy.facts.shipping, texts: shippingTerms() },
  { name: copy.facts.delivery, texts: [shopTerms.dispatch, shopTerms.delivery] },
  { name: copy.facts.payment, texts: [shopTerms.payment] },
  { name: copy.facts.returns, texts: [shopTerms.returns] },
];

/** What buying costs besides the bottles, and when they come. */
export const DeliveryFacts = () => (
  <section aria-labelledby="delivery">
    <Rule />
    <h2 id="delivery" className={styles.title}>
      {copy.facts.title}
    </h2>
    <dl>
      {rows.map(({ name, texts }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            {texts.map((text) => (
              <p key={text.join('')}>
                <Phrased text={text} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <TextLink to="/legal-disclosure" alone>
      {copy.facts.legal}
    </TextLink>
  </section>
);
