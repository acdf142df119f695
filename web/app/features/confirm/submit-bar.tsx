import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { pricedGuests } from '#app/booking/form/booking-form.ts';
import { ShipAdvice } from '#app/booking/ship-advice.tsx';
import { unbrokenMoment } from '#app/booking/unbroken-time.ts';
import { adultsCopy } from '#app/content/booking/adults-copy.ts';
import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import styles from './submit-bar.module.css';
import type { Confirm } from './use-confirm.ts';

/** Button with the total, sticky on phones; above it the reason of a failed booking. */
export function SubmitBar({ chosen, confirm }: { chosen: ChosenSlot; confirm: Confirm }) {
  const isSending = confirm.status === 'sending';
  const { remaining, closed } = confirm.slotCapacity;
  const guests = pricedGuests(confirm.form);
  const adults = guests === 1 ? adultsCopy.one : adultsCopy.many;
  return (
    <>
      <div className={styles.refusal} role="alert">
        {confirm.problems.form && <Notice kind="refused">{confirm.problems.form}</Notice>}
      </div>
      <div className={styles.ships}>
        <ShipAdvice chosen={chosen} />
      </div>
      <Cluster gap={12} align="center" justify="between" className={styles.bar}>
        <p className={styles.sum}>
          <b>{unbrokenMoment(chosen)}</b>
          <ShipAdvice brief chosen={chosen} />
          <Text as="span" size="label" tone="quiet">
            {guests > 0 && `${formatVuv(totalPriceVuv(chosen.slot.type, guests))}, ${guests} ${adults}`}
          </Text>
        </p>
        <SubmitButton
          busy={isSending ? copy.submitting : undefined}
          disabled={(remaining === 0 || closed) && !isSending}
        >
          <span>
            {copy.submit}
            <span className={styles.what}>{copy.submitObject}</span>
          </span>
        </SubmitButton>
        <Text size="small" tone="quiet" className={styles.note}>
          {copy.nothingNow}
        </Text>
      </Cluster>
    </>
  );
}
