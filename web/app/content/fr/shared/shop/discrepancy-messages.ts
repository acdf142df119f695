import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/shop/discrepancy-messages.ts';

export const discrepancyMessages: Translated<typeof english.discrepancyMessages> = {
  held: (name, inStock, inOrders) =>
    `${name} : ${inStock} de côté dans le stock, ${inOrders} dans les commandes.`,
  sold: (name, inStock, inOrders) =>
    `${name} : ${inStock} vendues dans le stock, ${inOrders} dans les commandes.`,
};
