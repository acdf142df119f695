import { useSyncExternalStore } from 'react';
import { createStoredValue } from './stored-value.ts';

/** Input other than the cart, and whether the panel is open. */
export interface CheckoutDraft {
  readonly email: string;
  /** Whether the customer has confirmed being 20 or older, for this order. */
  readonly isOfAge: boolean;
  /** Undefined until the visitor decides: open next to the bottles, closed on phones. */
  readonly isOpen: boolean | undefined;
}

const blank: CheckoutDraft = { email: '', isOfAge: false, isOpen: undefined };

/** Kept in session storage, so that it survives the payment page. */
const storedDraft = createStoredValue<CheckoutDraft>(
  {
    key: 'japanCheckout',
    parse(value) {
      const { email, isOfAge, isOpen } = (value ?? {}) as Partial<Record<keyof CheckoutDraft, unknown>>;
      return {
        email: typeof email === 'string' ? email : '',
        isOfAge: isOfAge === true,
        isOpen: typeof isOpen === 'boolean' ? isOpen : undefined,
      };
    },
    serialize: JSON.stringify,
  },
  () => sessionStorage,
);

export const useCheckoutDraft = (): CheckoutDraft =>
  useSyncExternalStore(storedDraft.subscribe, storedDraft.read, () => blank);

export const changeDraft = (change: Partial<CheckoutDraft>): void =>
  storedDraft.change((draft) => ({ ...draft, ...change }));
