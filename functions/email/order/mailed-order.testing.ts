import type { Address } from '#shared/shop/payment-report.ts';
import type { MailedOrder } from './mailed-order.ts';

export const sampleShipTo: Address = {
  name: '見本 花子',
  phone: '098-000-0000',
  postalCode: '9000000',
  state: '沖縄県',
  city: '那覇市',
  line1: '見本町1-2-3',
  line2: '見本マンション405号室',
};

/** A sample order: three rums to Okinawa, paid on Saturday 21 November 2026, 6:05 PM in Japan. */
export function sampleOrder(changes: Partial<MailedOrder> = {}): MailedOrder {
  return {
    reference: 'JP261121-7K3Q9XTB4MWE',
    lines: [
      { id: '2000000600017', name: 'ユミ', priceYen: 6000, quantity: 2 },
      { id: '2000000700014', name: 'エイジド', priceYen: 7000, quantity: 1 },
      { id: '2000000800011', name: 'ロスト・タイム', priceYen: 8000, quantity: 1 },
    ],
    email: 'hanako.sample@example.com',
    subtotalYen: 27_000,
    shippingYen: 10_400,
    totalYen: 37_400,
    shippingChoices: [{ zone: 'remote', yen: 10_400 }],
    shipTo: sampleShipTo,
    addressMismatch: false,
    createdAt: 1_795_251_840,
    paidAt: 1_795_251_900,
    ...changes,
  };
}
