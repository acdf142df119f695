import { factsCopy as copy, shippingTerms, shopTerms } from '#app/content/japan/shop-terms.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './delivery-facts.module.css';
import { TermRows } from './term-rows.tsx';

const rows = [
  { name: copy.shipping, texts: shippingTerms() },
  { name: copy.delivery, texts: [shopTerms.dispatch, shopTerms.delivery] },
  { name: copy.origin, texts: [shopTerms.origin, shopTerms.customs] },
  { name: copy.quantity, texts: [shopTerms.perOrder, shopTerms.perNetwork, shopTerms.lastBottles] },
  { name: copy.payment, texts: [shopTerms.payment] },
  { name: copy.returns, texts: [shopTerms.returns, shopTerms.unopened, shopTerms.faulty] },
];

/** Terms of shipping, delivery, payment and returns. */
export const DeliveryFacts = () => (
  <section aria-labelledby="delivery">
    <Rule />
    <h2 id="delivery" className={styles.title}>
      {copy.title}
    </h2>
    <TermRows rows={rows} rule="below" styles={styles} />
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
