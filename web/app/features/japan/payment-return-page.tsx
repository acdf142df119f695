import { paymentReturnCopy as copy } from '../../content/japan-copy.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import styles from './payment-return-page.module.css';

/** Where the payment provider sends visitors back to. There is nothing to pay for yet, and it says so. */
export const PaymentReturnPage = () => (
  <>
    <PageOpening title={copy.title} lead={copy.lead} />
    <div className={`${layout.wrap} ${layout.last} ${styles.content}`}>
      <Notice kind="mind">{copy.age}</Notice>
      <div className={styles.ways}>
        <Button to="/jp">{copy.toShop}</Button>
        <Button kind="secondary" to="/">
          {copy.home}
        </Button>
      </div>
    </div>
  </>
);
