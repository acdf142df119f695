import { cancelCopy as copy } from '#app/content/japan/payment-copy.ts';
import { Button } from '#app/ui/button.tsx';
import layout from '#app/ui/layout.module.css';
import { changeDraft } from './checkout-draft.ts';
import { PageHead } from './page-head.tsx';
import styles from './payment-page.module.css';

/** Return page without payment; the cart is unchanged. */
export const PaymentCancelPage = () => (
  <div className={`${layout.wrap} ${layout.underHeader} ${layout.last}`}>
    <PageHead title={copy.title} texts={[copy.lead]} />
    <div className={styles.actions}>
      <Button to="/jp" onClick={() => changeDraft({ isOpen: true })}>
        {copy.toCart}
      </Button>
      <Button kind="secondary" to="/">
        {copy.home}
      </Button>
    </div>
  </div>
);
