import type * as english from '../../booking/how-to-pay.ts';
import { acceptedPayments } from '../../contact/accepted-payments.ts';

export const howToPay: typeof english.howToPay = `Paiement à la distillerie, le jour même : ${acceptedPayments.join(', ')}. Les prix sont en vatu (VUV).`;
