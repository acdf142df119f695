import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trackEvent } from '#app/analytics/track.ts';
import { useHydrated } from '#app/clock/use-hydrated.ts';
import { agePhrases } from '#app/content/frame/age-phrases.ts';
import { successCopy as copy } from '#app/content/japan/payment-copy.ts';
import { forgetCheckout } from '#app/requests/start-checkout.ts';
import { useOrder } from '#app/requests/use-order.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Page, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { changeDraft } from './checkout-draft.ts';
import { OrderRecord } from './order-record.tsx';
import { PageHead } from './page-head.tsx';
import styles from './payment-page.module.css';
import { paymentWords } from './payment-words.ts';
import { emptyCartAfter } from './stored-cart.ts';

/** Return page after payment: shows the order once loaded, and empties the cart if it is paid (specification §2). */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const reference = hydrated ? (params.get('order') ?? '').trim() : undefined;
  const request = useOrder(reference || undefined);
  const order = request.reply === 'unknown' ? undefined : request.reply;
  useEffect(() => {
    if (order === undefined || !emptyCartAfter(order)) return;
    forgetCheckout();
    changeDraft({ isOfAge: false });
  }, [order]);
  useEffect(() => {
    if (order?.status === 'paid' && order.totalYen !== undefined)
      trackEvent({
        kind: 'ordered',
        reference: order.reference,
        lines: order.lines,
        totalYen: order.totalYen,
      });
  }, [order]);
  const { title, texts } = paymentWords(request.reply);
  return (
    <Page underHeader last>
      <PageHead title={title} texts={texts} isLive />
      <Stack gap={32} className={styles.content}>
        {reference && <OrderOrReason request={request} />}
        <Notice kind="warning">
          <p>
            <Phrased text={agePhrases} />
          </p>
        </Notice>
        <Cluster gap={16}>
          <Button to="/jp">{copy.toShop}</Button>
          <Button kind="secondary" to="/">
            {copy.home}
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}

/** The order, or the reason why it is not shown. */
function OrderOrReason({ request: { status, reply, retry } }: { request: ReturnType<typeof useOrder> }) {
  if (reply !== undefined && reply !== 'unknown') return <OrderRecord order={reply} />;
  if (status === 'loading') return <p role="status">{copy.asking}</p>;
  if (reply === 'unknown')
    return (
      <p>
        <TextLink to={`mailto:${copy.email}`} alone>
          {copy.email}
        </TextLink>
      </p>
    );
  return (
    <Stack gap={16} items="start">
      <Notice kind="refused" role="alert">
        <Phrased text={copy.notLoaded} />
      </Notice>
      <Button kind="secondary" onClick={retry}>
        {copy.retry}
      </Button>
    </Stack>
  );
}
