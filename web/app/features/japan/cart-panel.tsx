import { useRef } from 'react';
import { prefectures } from '../../../../shared/shop/prefectures.ts';
import { shopSentences } from '../../../../shared/shop/sentences.ts';
import { cartCopy as copy } from '../../content/shop-copy.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Phrased } from '../../ui/phrased.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-panel.module.css';
import { CartSums } from './cart-sums.tsx';
import { FreeShipping } from './free-shipping.tsx';
import type { Checkout, CheckoutField } from './use-checkout.ts';
import type { Shop } from './use-shop.ts';

export interface CartPanelProps {
  shop: Shop;
  checkout: Checkout;
  headingId: string;
  onClose: () => void;
}

const prefectureOptions = prefectures.map(({ code, ja }) => ({ value: code, label: ja }));

/** What is in the cart, what it costs, and the way to pay for it. */
export function CartPanel({ shop, checkout, headingId, onClose }: CartPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = shop.lines.length === 0;
  const toHeading = () => heading.current?.focus();
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId} ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <button type="button" className={styles.close} aria-label={copy.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.500" />
          </svg>
        </button>
      </div>
      {isEmpty ? <Nothing /> : <CheckoutForm shop={shop} checkout={checkout} onRemoved={toHeading} />}
    </div>
  );
}

/** Before anything is chosen: what there will be, and the button that waits for it. */
const Nothing = () => (
  <div className={styles.empty}>
    <p>
      <Phrased text={copy.empty} />
      <br />
      <Phrased text={copy.emptyHint} />
    </p>
    <Button wide disabled>
      {copy.checkout}
    </Button>
    <p className={styles.note}>
      {copy.cardOnly}
      {shopSentences.dispatch}
    </p>
  </div>
);

interface CheckoutFormProps {
  shop: Shop;
  checkout: Checkout;
  onRemoved: () => void;
}

function CheckoutForm({ shop, checkout, onRemoved }: CheckoutFormProps) {
  const refs = {
    stock: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    age: useRef<HTMLInputElement>(null),
  } satisfies Record<CheckoutField, unknown>;
  const { lines, cart, totals } = shop;
  const { problems } = checkout;
  const firstTooFew = lines.find(({ id }) => shop.tooFew(id) !== undefined)?.id;
  return (
    <form
      noValidate
      aria-busy={checkout.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const toMend = checkout.submit();
        if (toMend) refs[toMend].current?.focus();
      }}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            shop={shop}
            fieldRef={line.id === firstTooFew ? refs.stock : undefined}
            onRemove={() => {
              shop.setQuantity(line.id, 0);
              onRemoved();
            }}
          />
        ))}
      </ul>
      <div className={styles.clear}>
        <TextButton
          onClick={() => {
            shop.clear();
            onRemoved();
          }}
        >
          {copy.clear}
        </TextButton>
      </div>
      <FreeShipping parcel={totals} zone={cart.prefecture?.zone} />
      <div className={styles.part}>
        <SelectField
          label={copy.prefecture}
          name="prefecture"
          value={cart.prefecture?.code ?? ''}
          none={copy.noPrefecture}
          options={prefectureOptions}
          hint={totals.isShippingKnown ? undefined : copy.prefectureHint}
          onChange={shop.setPrefecture}
        />
      </div>
      <CartSums lines={lines} zone={cart.prefecture?.zone} />
      <div className={styles.part}>
        <Field
          ref={refs.email}
          label={copy.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={checkout.email}
          error={problems.email}
          onChange={checkout.changeEmail}
          onLeave={checkout.leaveEmail}
        />
        <CheckBox
          ref={refs.age}
          name="age"
          checked={checkout.isOfAge}
          error={problems.age}
          onChange={checkout.confirmAge}
        >
          {copy.age}
          {shopSentences.age}
        </CheckBox>
      </div>
      <div className={styles.end}>
        <div role="alert">
          {problems.stock && <FieldError id="stock-problem">{problems.stock}</FieldError>}
          {checkout.refusal && (
            <Notice kind="refused">
              <p>{copy.checkoutFailed}</p>
              <p className={styles.reason} lang="en">
                {checkout.refusal}
              </p>
            </Notice>
          )}
        </div>
        <Button
          wide
          type="submit"
          // Leaving a field by this press would show its problem, move the button, and the press would miss it.
          onMouseDown={(event) => event.preventDefault()}
          busy={checkout.isSending ? copy.checkingOut : undefined}
        >
          {copy.checkout}
        </Button>
        <p className={styles.note}>
          {copy.cardOnly}
          {shopSentences.dispatch}
        </p>
      </div>
    </form>
  );
}
