import { lazy, useRef } from 'react';
import { cartCopy as copy } from '#app/content/japan/shop-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { shopMessages } from '#shared/shop/messages.ts';
import styles from './cart-panel.module.css';
import type { Shop } from './use-shop.ts';

/** Most visitors only browse, so the form loads with the first bottle in the cart. */
export const loadCheckoutForm = () => import('./checkout-form.tsx');

const CheckoutForm = lazy(async () => ({ default: (await loadCheckoutForm()).CheckoutForm }));

export interface CartPanelProps {
  shop: Shop;
  headingId: string;
  onClose: () => void;
}

export function CartPanel({ shop, headingId, onClose }: CartPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.panel}>
      <Cluster nowrap align="center" justify="between" padBottom={12} rule="below">
        <h2 className={styles.title} id={headingId} ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <button type="button" className={styles.close} aria-label={copy.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.500" />
          </svg>
        </button>
      </Cluster>
      {shop.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <LazyPart failureView={<FormNotLoaded />} fallback={<FormLoading />}>
          <CheckoutForm shop={shop} onRemoved={() => heading.current?.focus()} />
        </LazyPart>
      )}
    </div>
  );
}

const EmptyCart = () => (
  <Stack gap={24} pack="start" padTop={24} className={styles.empty}>
    <p>
      <Phrased text={copy.empty} />
      <br />
      <Phrased text={copy.emptyHint} />
    </p>
    <Button wide disabled>
      {copy.checkout}
    </Button>
    <Text size="label" tone="quiet">
      <Phrased text={[copy.cardOnly, shopMessages.dispatch]} />
    </Text>
  </Stack>
);

const FormLoading = () => (
  <Stack gap={24} pack="start" padTop={24} className={styles.empty}>
    <p role="status">{copy.coming}</p>
  </Stack>
);

/** Offers a reload, which keeps the cart. */
export const FormNotLoaded = () => (
  <Stack gap={24} pack="start" padTop={24} className={styles.empty}>
    <p role="alert">
      <Phrased text={copy.notLoaded} />
    </p>
    <Button kind="secondary" onClick={() => location.reload()}>
      {copy.reload}
    </Button>
  </Stack>
);
