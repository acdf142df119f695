import type { MetaDescriptor } from 'react-router-dom';
import type { RouteHandle } from '../content/frame/frame-copy.ts';
import { japaneseFrame } from '../content/frame/japanese-frame.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { paymentCancelPage } from '../content/pages/payment-cancel.ts';
import { PaymentCancelPage } from '../features/japan/payment-cancel-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(paymentCancelPage);

export const handle: RouteHandle = { frame: japaneseFrame, footer: 'japanese' };

export default function PaymentCancel() {
  return <PaymentCancelPage />;
}
