import { useEffect, useRef } from 'react';
import { agePhrases } from '#app/content/frame/age-phrases.ts';
import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { cartCopy } from '#app/content/japan/shop-copy.ts';
import { CheckBox } from '#app/ui/form/check-box.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { TrapField } from '#app/ui/form/trap-field.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { shopMessages } from '#shared/shop/messages.ts';
import { prefectures } from '#shared/shop/prefectures.ts';
import { trapField } from '#shared/values/trap.ts';
import { CartLine } from './cart-line.tsx';
import { CartSums } from './cart-sums.tsx';
import styles from './checkout-form.module.css';
import { FreeShipping } from './free-shipping.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';
import type { Shop } from './use-shop.ts';

const codes = prefectures.map(({ code }) => code);
const nameOf = (code: string): string => prefectures.find((prefecture) => prefecture.code === code)?.ja ?? '';

export interface CheckoutFormProps {
  shop: Shop;
  /** Called after a line was removed together with its button, which may have had the focus. */
  onRemoved: () => void;
}

export const CheckoutForm = ({ shop, onRemoved }: CheckoutFormProps) => (
  <CheckoutView shop={shop} checkout={useCheckout(shop)} onRemoved={onRemoved} />
);

/** The form, rendered from given state. */
export function CheckoutView({ shop, checkout, onRemoved }: CheckoutFormProps & { checkout: Checkout }) {
  const { lines, cart, totals } = shop;
  const { problems } = checkout;
  // The panel may have been closed during the request; when it reopens, the outcome takes the focus.
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.current?.hasChildNodes()) outcome.current.focus();
  }, []);
  const firstInvalidLine = lines.find(
    ({ id }) => shop.lowStock(id) !== undefined || shop.isOverOrderLimit(id),
  )?.id;
  return (
    <form {...checkout.formProps} aria-busy={checkout.isSending}>
      <ul>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            shop={shop}
            fieldName={line.id === firstInvalidLine ? 'stock' : undefined}
            onRemove={() => {
              shop.setQuantity(line.id, 0);
              onRemoved();
            }}
          />
        ))}
      </ul>
      <Cluster nowrap justify="end" size="label">
        <TextButton
          onClick={() => {
            shop.clear();
            onRemoved();
          }}
        >
          {copy.clear}
        </TextButton>
      </Cluster>
      <FreeShipping parcel={totals} zone={cart.prefecture?.zone} />
      <Stack gap={16} above={24}>
        <Select
          optional
          label={copy.prefecture}
          name="prefecture"
          autoComplete="address-level1"
          value={cart.prefecture?.code ?? ''}
          placeholder={copy.noPrefecture}
          options={codes}
          labelOf={nameOf}
          hint={totals.isShippingKnown ? undefined : copy.prefectureHint}
          onChange={shop.setPrefecture}
        />
      </Stack>
      <CartSums lines={lines} zone={cart.prefecture?.zone} />
      <Stack gap={16} above={24}>
        <Field
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
        <CheckBox name="age" checked={checkout.isOfAge} error={problems.age} onChange={checkout.confirmAge}>
          <Phrased text={[copy.age, ...agePhrases]} />
        </CheckBox>
        <TrapField name={trapField} label={copy.trap} value={checkout.trap} onChange={checkout.changeTrap} />
      </Stack>
      <Stack gap={16} above={16} className={styles.end}>
        <div ref={outcome} role="alert" tabIndex={-1}>
          {problems.stock && <FieldError id="stock-problem">{problems.stock}</FieldError>}
          {checkout.refusal && (
            <Notice kind="refused">
              <p>
                <Phrased text={checkout.refusal.isTooMany ? copy.tooMany : copy.checkoutFailed} />
              </p>
              <Text size="label" above={4} lang="en">
                {checkout.refusal.message}
              </Text>
            </Notice>
          )}
        </div>
        <SubmitButton wide busy={checkout.isSending ? copy.checkingOut : undefined}>
          {cartCopy.checkout}
        </SubmitButton>
        <Text size="label" tone="quiet">
          <Phrased text={[cartCopy.cardOnly, shopMessages.dispatch]} />
        </Text>
      </Stack>
    </form>
  );
}
