import { cancelCopy as copy } from '#app/content/japan/payment-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Page } from '#app/ui/layout/layout.tsx';
import { changeDraft } from './checkout-draft.ts';
import { PageHead } from './page-head.tsx';

/** Return page after a cancelled payment; the cart is unchanged. */
export const PaymentCancelPage = () => (
  <Page underHeader last>
    <PageHead title={copy.title} texts={[copy.lead]} />
    <Cluster gap={16}>
      <Button to="/jp" onClick={() => changeDraft({ isOpen: true })}>
        {copy.toCart}
      </Button>
      <Button kind="secondary" to="/">
        {copy.home}
      </Button>
    </Cluster>
  </Page>
);
