import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Cart } from '../../../../shared/shop/cart.ts';
import { shopMessages } from '../../../../shared/shop/messages.ts';
import { isWithinOrder } from '../../../../shared/shop/order-limit.ts';
import { validateEmail } from '../../../../shared/values/guest-details.ts';
import { trackEvent } from '../../analytics/track.ts';
import { CallProblem } from '../../api/client.ts';
import { startCheckout } from '../../api/start-checkout.ts';
import { checkoutCopy as copy } from '../../content/japan/checkout-copy.ts';
import { changeDraft, useCheckoutDraft } from './checkout-draft.ts';
import type { Shop } from './use-shop.ts';

/** What can be wrong with the form, in the order of the panel. */
export const checkoutFields = ['stock', 'email', 'age'] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutProblems = Partial<Record<CheckoutField, string>>;

export interface Checkout {
  readonly email: string;
  readonly isOfAge: boolean;
  /** What is shown under the fields: all problems once the form was sent, before that those of fields left. */
  readonly problems: CheckoutProblems;
  readonly isSending: boolean;
  /** Why there is no page to pay on: the sentence of the specification, and whether too much came from one network. */
  readonly refusal: Refusal | undefined;
  readonly changeEmail: (email: string) => void;
  readonly leaveEmail: () => void;
  readonly confirmAge: (isOfAge: boolean) => void;
  /** Goes to the payment page; answers with what has to be mended first. A second call meanwhile does nothing. */
  readonly submit: () => CheckoutField | undefined;
}

interface Refusal {
  readonly sentence: string;
  readonly isTooMany: boolean;
}

/** Why a checkout cannot begin, in Japanese. */
export function checkoutProblems(form: {
  hasTooFew: boolean;
  hasTooMany: boolean;
  email: string;
  isOfAge: boolean;
}): CheckoutProblems {
  const { hasTooFew, hasTooMany, email, isOfAge } = form;
  return {
    ...(hasTooMany && { stock: copy.orderToMend }),
    ...(hasTooFew && { stock: copy.lineToMend }),
    ...(email.trim() === ''
      ? { email: copy.emailMissing }
      : validateEmail(email) !== undefined && { email: copy.emailBroken }),
    ...(!isOfAge && { age: copy.ageMissing }),
  };
}

/** A checkout under way, or why the last one led nowhere. */
interface Attempt {
  readonly isSending: boolean;
  readonly refusal?: Refusal & { readonly cart: Cart };
}

const idle: Attempt = { isSending: false };

/** There is one, and it outlasts the panel, which may be closed while the answer is on its way. */
let attempt = idle;
const watchers = new Set<() => void>();

function setAttempt(next: Attempt): void {
  attempt = next;
  for (const watcher of watchers) watcher();
}

function watchAttempt(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    // Strict mode watches, leaves and watches again: only who has left for good has read it.
    queueMicrotask(() => {
      if (watchers.size === 0 && !attempt.isSending) attempt = idle;
    });
  };
}

/** The way from the cart to the payment page (specification §4, §8). */
export function useCheckout(shop: Shop): Checkout {
  const { email, isOfAge } = useCheckoutDraft();
  const [left, setLeft] = useState<ReadonlySet<CheckoutField>>(new Set());
  const { isSending, refusal } = useSyncExternalStore(watchAttempt, () => attempt);
  const hasTooFew = shop.lines.some(({ id, quantity }) => quantity > (shop.available(id) ?? quantity));
  const hasTooMany = !isWithinOrder(shop.lines);
  const found = checkoutProblems({ hasTooFew, hasTooMany, email, isOfAge });

  // Whoever comes back from the payment page by "back" finds this page as it was left: busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setAttempt(idle);
      shop.askForStock();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [shop.askForStock]);

  const send = async () => {
    setAttempt({ isSending: true });
    trackEvent({ kind: 'checkout', lines: shop.lines });
    try {
      // Busy until the browser has left.
      location.assign(await startCheckout({ cart: shop.cart, email }));
    } catch (problem) {
      const reason = problem instanceof CallProblem ? problem.message : undefined;
      const sentence = shopMessages.checkoutFailed(reason);
      const isTooMany = problem instanceof CallProblem && problem.kind === 'too-many';
      setAttempt({ isSending: false, refusal: { cart: shop.cart, sentence, isTooMany } });
      // Nobody is to wait for a page that does not come.
      shop.panel.open();
      if (problem instanceof CallProblem && problem.kind === 'out-of-stock') shop.askForStock();
    }
  };

  const forget = () => attempt.refusal && setAttempt(idle);

  return {
    email,
    isOfAge,
    problems: Object.fromEntries(Object.entries(found).filter(([field]) => left.has(field as CheckoutField))),
    isSending,
    refusal: refusal?.cart === shop.cart ? refusal : undefined,
    changeEmail(value) {
      forget();
      changeDraft({ email: value });
    },
    leaveEmail: () => email.trim() !== '' && setLeft((before) => new Set([...before, 'email'])),
    confirmAge(checked) {
      forget();
      changeDraft({ isOfAge: checked });
    },
    submit() {
      if (attempt.isSending || shop.lines.length === 0) return undefined;
      setLeft(new Set(checkoutFields));
      const first = checkoutFields.find((field) => found[field] !== undefined);
      if (first === undefined) void send();
      return first;
    },
  };
}
