import { useRef } from 'react';
import { shopMessages } from '../../../../shared/shop/messages.ts';
import { cartCopy as copy } from '../../content/japan/shop-copy.ts';
import { Button } from '../../ui/button.tsx';
import type { Later } from '../../ui/lazy-module.ts';
import { Phrased } from '../../ui/phrased.tsx';
import styles from './cart-panel.module.css';
import type { CheckoutForm } from './checkout-form.tsx';
import type { Shop } from './use-shop.ts';

export interface CartPanelProps {
  shop: Shop;
  /** Most visitors only look: the form comes with the first bottle. */
  form: Later<{ CheckoutForm: typeof CheckoutForm }>;
  headingId: string;
  onClose: () => void;
}

/** What is in the cart, what it costs, and the way to pay for it. */
export function CartPanel({ shop, form, headingId, onClose }: CartPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId} ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <button type="button" className={styles.close} aria-label={copy.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.500" />
          </svg>
        </button>
      </div>
      {shop.lines.length === 0 ? (
        <Nothing />
      ) : form.code ? (
        <form.code.CheckoutForm shop={shop} onRemoved={() => heading.current?.focus()} />
      ) : (
        <Coming isMissing={form.isMissing} />
      )}
    </div>
  );
}

/** Before anything is chosen: what there will be, and the button that waits for it. */
const Nothing = () => (
  <div className={styles.empty}>
    <p>
      <Phrased text={copy.empty} />
      <br />
      <Phrased text={copy.emptyHint} />
    </p>
    <Button wide disabled>
      {copy.checkout}
    </Button>
    <p className={styles.note}>
      <Phrased text={[copy.cardOnly, shopMessages.dispatch]} />
    </p>
  </div>
);

/** The form is on its way, or did not come: the cart is kept while the page is loaded again. */
const Coming = ({ isMissing }: { isMissing: boolean }) => (
  <div className={styles.empty}>
    {isMissing ? (
      <>
        <p role="alert">
          <Phrased text={copy.notLoaded} />
        </p>
        <Button kind="secondary" onClick={() => location.reload()}>
          {copy.reload}
        </Button>
      </>
    ) : (
      <p role="status">{copy.coming}</p>
    )}
  </div>
);
