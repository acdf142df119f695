import { useEffect, useRef, useState } from 'react';
import { emailProblem } from '../../../../shared/booking/guest-details.ts';
import type { Cart } from '../../../../shared/shop/cart.ts';
import { shopSentences } from '../../../../shared/shop/sentences.ts';
import { CallProblem } from '../../api/client.ts';
import { startCheckout } from '../../api/start-checkout.ts';
import { checkoutCopy as copy } from '../../content/checkout-copy.ts';
import { measure } from '../../measurement/measure.ts';
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
  /** Why there is no page to pay on: the sentence of the specification. */
  readonly refusal: string | undefined;
  readonly changeEmail: (email: string) => void;
  readonly leaveEmail: () => void;
  readonly confirmAge: (isOfAge: boolean) => void;
  /** Goes to the payment page; answers with what has to be mended first. A second call meanwhile does nothing. */
  readonly submit: () => CheckoutField | undefined;
}

/** Why a checkout cannot begin, in Japanese. */
export function checkoutProblems(form: {
  hasTooFew: boolean;
  email: string;
  isOfAge: boolean;
}): CheckoutProblems {
  const { hasTooFew, email, isOfAge } = form;
  return {
    ...(hasTooFew && { stock: copy.lineToMend }),
    ...(email.trim() === ''
      ? { email: copy.emailMissing }
      : emailProblem(email) !== undefined && { email: copy.emailBroken }),
    ...(!isOfAge && { age: copy.ageMissing }),
  };
}

/** The way from the cart to the payment page (specification §4, §8). */
export function useCheckout(shop: Shop): Checkout {
  const { email, isOfAge } = useCheckoutDraft();
  const [left, setLeft] = useState<ReadonlySet<CheckoutField>>(new Set());
  const [refusal, setRefusal] = useState<{ cart: Cart; sentence: string }>();
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const hasTooFew = shop.lines.some(({ id, quantity }) => quantity > (shop.available(id) ?? quantity));
  const found = checkoutProblems({ hasTooFew, email, isOfAge });

  // Whoever comes back from the payment page by "back" finds this page as it was left: busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      sending.current = false;
      setSending(false);
      shop.askForStock();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [shop.askForStock]);

  const send = async () => {
    sending.current = true;
    setSending(true);
    setRefusal(undefined);
    measure({ kind: 'checkout', lines: shop.lines });
    try {
      // Busy until the browser has left.
      location.assign(await startCheckout({ cart: shop.cart, email }));
    } catch (problem) {
      sending.current = false;
      setSending(false);
      const reason = problem instanceof CallProblem ? problem.message : undefined;
      setRefusal({ cart: shop.cart, sentence: shopSentences.checkoutFailed(reason) });
      if (problem instanceof CallProblem && problem.kind === 'out-of-stock') shop.askForStock();
    }
  };

  return {
    email,
    isOfAge,
    problems: Object.fromEntries(Object.entries(found).filter(([field]) => left.has(field as CheckoutField))),
    isSending,
    refusal: refusal?.cart === shop.cart ? refusal.sentence : undefined,
    changeEmail(value) {
      setRefusal(undefined);
      changeDraft({ email: value });
    },
    leaveEmail: () => email.trim() !== '' && setLeft((before) => new Set([...before, 'email'])),
    confirmAge(checked) {
      setRefusal(undefined);
      changeDraft({ isOfAge: checked });
    },
    submit() {
      if (sending.current || shop.lines.length === 0) return undefined;
      setLeft(new Set(checkoutFields));
      const first = checkoutFields.find((field) => found[field] !== undefined);
      if (first === undefined) void send();
      return first;
    },
  };
}
