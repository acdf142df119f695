import { useCallback, useEffect, useId, useRef } from 'react';
import { cartCopy as copy } from '#app/content/japan/shop-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { formatYen } from '#shared/shop/products.ts';
import styles from './cart-dock.module.css';
import { CartPanel, loadCheckoutForm } from './cart-panel.tsx';
import type { Shop } from './use-shop.ts';
import { useSpaceBeside } from './use-space-beside.ts';

/** Cart: a panel next to the bottles, on phones a sheet opened from a bar. */
export function CartDock({ shop }: { shop: Shop }) {
  const hasBottles = shop.totals.bottles > 0;
  useEffect(() => {
    // Preloaded; the panel reports a failure.
    if (hasBottles) loadCheckoutForm().catch(() => undefined);
  }, [hasBottles]);
  const isBeside = useSpaceBeside();
  const headingId = useId();
  // Moves the focus after toggling: the button has disappeared.
  const wasToggled = useRef(false);
  const moveFocus = useCallback((place: HTMLElement | null) => {
    if (wasToggled.current) place?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, []);
  const withFocusMove = (to: () => void) => () => {
    wasToggled.current = true;
    to();
  };
  const close = withFocusMove(shop.panel.close);
  const panel = <CartPanel shop={shop} headingId={headingId} onClose={close} />;
  const summary = <CartSummary shop={shop} onOpen={withFocusMove(shop.panel.open)} />;
  return (
    <>
      {isBeside !== false && shop.panel.isOpen !== false && (
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
      {isBeside === true && shop.panel.isOpen === false && (
        <div ref={moveFocus} className={styles.closed}>
          {summary}
        </div>
      )}
      {isBeside === false && hasBottles && (
        <Cluster gap={16} nowrap align="center" justify="between" rule="above" className={styles.bar}>
          {summary}
        </Cluster>
      )}
      {isBeside === false && shop.panel.isOpen === true && (
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
