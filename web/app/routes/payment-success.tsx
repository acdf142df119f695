import type { MetaDescriptor } from 'react-router-dom';
import type { RouteHandle } from '../content/frame/frame-copy.ts';
import { japaneseFrame } from '../content/frame/japanese-frame.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { paymentSuccessPage } from '../content/pages/payment-success.ts';
import { PaymentSuccessPage } from '../features/japan/payment-success-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(paymentSuccessPage);

export const handle: RouteHandle = { frame: japaneseFrame, footer: 'japanese' };

export default function PaymentSuccess() {
  return <PaymentSuccessPage />;
}
