import { randomBytes } from 'node:crypto';
import { eventReport } from '#functions/payments/event-report.ts';
import { type Provider, startProvider } from '#functions/payments/provider.testing.ts';
import { orderId, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { newOrderOf, putBottles, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { orderReference } from '#shared/shop/order-reference.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

const team = [
  { id: 'ana', name: 'Ana Kal', role: 'floor' },
  { id: 'mia', name: 'Mia Vira', role: 'manager' },
  { id: 'noa', name: 'Noa Tari', role: 'manager' },
] as const;

export const start = '2026-11-21T10:00:00+11:00';

/** A shop with its team and a payment provider, whose events the test applies. */
export async function startOffice() {
  const provider: Provider = await startProvider(start);
  const clock = () => provider.clock.now();
  return {
    provider,
    clock,
    people: { list: async () => team.map((person) => ({ ...person, invitedAt: 0 })) },
    actor(id: (typeof team)[number]['id']): Actor {
      const person = team.find((colleague) => colleague.id === id) ?? team[0];
      return { person, deviceId: `device-of-${id}`, steppedUpAt: undefined, linkedAt: undefined };
    },
    /** The orders of a table, and the steps that change them. */
    on(table: Table) {
      const orders = orderStore(table, clock);
      const currentOrder = async (order: StoredOrder) =>
        (await orders.find(referenceOf(order))) as StoredOrder;
      const settle = async (order: StoredOrder) => {
        for (const { event } of provider.stripe.events()) {
          const report = eventReport(event);
          if (report === 'unknown') continue;
          const { paymentIntent } = await currentOrder(order);
          const isEventOf =
            report.reference === order.reference ||
            (report.reference === '' && report.paymentIntent === paymentIntent);
          if (isEventOf) await orders.settle({ ...report, reference: order.reference });
        }
      };
      return {
        orders,
        now: currentOrder,
        /** Places an order of two bottles to Tokyo, and pays it at the provider. */
        async paid(changes: Parameters<typeof newOrderOf>[0] = {}): Promise<StoredOrder> {
          await putBottles(table, { [yumi]: 24 });
          const sample = newOrderOf({ bottles: { [yumi]: 2 }, ...changes });
          const order: StoredOrder = {
            ...sample,
            // The provider remembers orders of earlier tests.
            ...freshReference(),
            createdAt: Math.floor(clock().getTime() / 1000),
          };
          await orders.place(order);
          const returns = { success: 'https://a.example', cancel: 'https://a.example' };
          const opened = await provider.payments.open(order, returns);
          if (opened.result !== 'opened') throw new Error(`The page was ${opened.result}`);
          await orders.recordPaymentPage(order, opened.page);
          provider.stripe.settle(opened.page.id, 'paid');
          await settle(order);
          return currentOrder(order);
        },
        /** Applies the provider's events about an order. */
        settle,
      };
    },
    stop: () => provider.stop(),
  };

  function freshReference(): Pick<StoredOrder, 'id' | 'reference'> {
    const reference = orderReference(dateOf(clock()), randomBytes(16));
    return { reference: reference.text, id: orderId(reference.secretSuffix) };
  }
}
