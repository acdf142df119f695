import { useCallback, useEffect, useId, useRef } from 'react';
import { cartCopy as copy } from '#app/content/japan/shop-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { formatYen } from '#shared/shop/products.ts';
import styles from './cart-dock.module.css';
import { CartPanel, loadCheckoutForm } from './cart-panel.tsx';
import { useHasSideSpace } from './use-has-side-space.ts';
import type { Shop } from './use-shop.ts';

/** The cart: a panel next to the bottles, or on phones a sheet opened from a bar. */
export function CartDock({ shop }: { shop: Shop }) {
  const hasBottles = shop.totals.bottles > 0;
  useEffect(() => {
    // Preloads the form; the panel reports a failure.
    if (hasBottles) loadCheckoutForm().catch(() => undefined);
  }, [hasBottles]);
  const hasSideSpace = useHasSideSpace();
  const headingId = useId();
  // Moves the focus after toggling: the button has disappeared.
  const wasToggled = useRef(false);
  const moveFocus = useCallback((container: HTMLElement | null) => {
    if (wasToggled.current) container?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, []);
  const withFocusMove = (action: () => void) => () => {
    wasToggled.current = true;
    action();
  };
  const close = withFocusMove(shop.panel.close);
  const panel = <CartPanel shop={shop} headingId={headingId} onClose={close} />;
  const summary = <CartSummary shop={shop} onOpen={withFocusMove(shop.panel.open)} />;
  return (
    <>
      {hasSideSpace !== false && shop.panel.isOpen !== false && (
        <section
          ref={moveFocus}
          className={styles.panel}
          data-surface="paper"
          aria-labelledby={headingId}
          data-needs-script
        >
          {panel}
        </section>
      )}
      {hasSideSpace === true && shop.panel.isOpen === false && (
        <div ref={moveFocus} className={styles.closed}>
          {summary}
        </div>
      )}
      {hasSideSpace === false && hasBottles && (
        <Cluster gap={16} nowrap align="center" justify="between" rule="above" className={styles.bar}>
          {summary}
        </Cluster>
      )}
      {hasSideSpace === false && shop.panel.isOpen === true && (
        <Modal className={styles.sheet} data-surface="paper" aria-labelledby={headingId} onClose={close}>
          {panel}
        </Modal>
      )}
    </>
  );
}

/** Total, and the button that opens the panel. */
function CartSummary({ shop, onOpen }: { shop: Shop; onOpen: () => void }) {
  const { bottles, totalYen, isShippingKnown } = shop.totals;
  return (
    <>
      <Stack as="p">
        <span className={styles.total}>{formatYen(totalYen)}</span>
        <Text as="span" size="label" tone="quiet">
          {copy.sum(bottles, isShippingKnown)}
        </Text>
      </Stack>
      <Button onClick={onOpen} aria-expanded={false}>
        {copy.open}
      </Button>
    </>
  );
}
