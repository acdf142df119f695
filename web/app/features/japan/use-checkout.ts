import { useEffect, useState } from 'react';
import { trackEvent } from '#app/analytics/track.ts';
import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { CallProblem, messageOf } from '#app/requests/client.ts';
import { startCheckout } from '#app/requests/start-checkout.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { isWithinOrder } from '#shared/shop/order-limit.ts';
import { emailProblem } from '#shared/values/guest-details.ts';
import { changeDraft, useCheckoutDraft } from './checkout-draft.ts';
import type { Shop } from './use-shop.ts';

/** Validated fields in panel order. */
export const checkoutFields = ['stock', 'email', 'age'] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutProblems = Partial<Record<CheckoutField, string>>;

export interface Checkout extends Pick<Form<CheckoutField>, 'problems' | 'formProps'> {
  readonly email: string;
  readonly isOfAge: boolean;
  readonly isSending: boolean;
  /** Why the payment page did not open: the specified message, and whether the cause is rate limiting. */
  readonly refusal: { readonly message: string; readonly isTooMany: boolean } | undefined;
  /** Honeypot; a failure clears it. */
  readonly trap: string;
  readonly changeTrap: (value: string) => void;
  readonly changeEmail: (email: string) => void;
  readonly leaveEmail: () => void;
  readonly confirmAge: (isOfAge: boolean) => void;
}

/** Errors of the form, in Japanese. */
export function checkoutProblems(form: {
  hasLowStock: boolean;
  isOverOrderLimit: boolean;
  email: string;
  isOfAge: boolean;
}): CheckoutProblems {
  const { hasLowStock, isOverOrderLimit, email, isOfAge } = form;
  return {
    ...(isOverOrderLimit && { stock: copy.orderToFix }),
    ...(hasLowStock && { stock: copy.lineToFix }),
    ...(email.trim() === ''
      ? { email: copy.emailMissing }
      : emailProblem(email) !== undefined && { email: copy.emailBroken }),
    ...(!isOfAge && { age: copy.ageMissing }),
  };
}

/** Checkout up to the payment page (specification §4, §8). */
export function useCheckout(shop: Shop): Checkout {
  const { email, isOfAge } = useCheckoutDraft();
  const { attempt, setAttempt } = shop;
  const [trap, changeTrap] = useState('');
  const hasLowStock = shop.lines.some(({ id, quantity }) => quantity > (shop.available(id) ?? quantity));
  const isOverOrderLimit = !isWithinOrder(shop.lines);

  // The back/forward cache restores the page in its busy state.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setAttempt(undefined);
      shop.refreshStock();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [shop.refreshStock, setAttempt]);

  const { problems, formProps, reportBlur } = useForm<CheckoutField>({
    fields: checkoutFields,
    formatCount: copy.fieldsToFix,
    problems: checkoutProblems({ hasLowStock, isOverOrderLimit, email, isOfAge }),
    async send() {
      if (attempt === 'sending' || shop.lines.length === 0) return;
      setAttempt('sending');
      trackEvent({ kind: 'checkout', lines: shop.lines });
      try {
        // Stays busy until the browser leaves the page.
        location.assign(await startCheckout({ cart: shop.cart, email, trap }));
      } catch (problem) {
        changeTrap('');
        const message = shopMessages.checkoutFailed(messageOf(problem));
        const isTooMany = problem instanceof CallProblem && problem.kind === 'too-many';
        setAttempt({ cart: shop.cart, message, isTooMany });
        // A closed panel would hide the failure.
        shop.panel.open();
        if (problem instanceof CallProblem && problem.kind === 'out-of-stock') shop.refreshStock();
      }
    },
  });
  const clearOutcome = () => setAttempt((current) => (current === 'sending' ? current : undefined));

  return {
    email,
    isOfAge,
    trap,
    changeTrap,
    problems,
    formProps,
    isSending: attempt === 'sending',
    refusal: attempt !== 'sending' && attempt?.cart === shop.cart ? attempt : undefined,
    changeEmail(value) {
      clearOutcome();
      changeDraft({ email: value });
    },
    leaveEmail: () => email.trim() !== '' && reportBlur('email'),
    confirmAge(checked) {
      clearOutcome();
      changeDraft({ isOfAge: checked });
    },
  };
}
