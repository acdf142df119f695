import { lazy, useState, useTransition } from 'react';
import { messages } from '../../../../shared/booking/messages.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';
import { changeCopy } from '../../content/booking/change-copy.ts';
import { confirmedCopy as copy } from '../../content/booking/confirmed-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadBoundary } from '../../ui/load-boundary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './plans-section.module.css';
import { isAhead } from './still-ahead.ts';
import type { BookingPage } from './use-booking.ts';

export interface PlansSectionProps {
  page: BookingPage;
  booking: Booking;
  now: Date;
  onChanged: (booking: Booking) => void;
}

/** Few guests change a booking: form and calendar load on demand. */
const loadPanel = () => import('./change-panel.tsx');
const ChangePanel = lazy(async () => ({ default: (await loadPanel()).ChangePanel }));

const changeButtonId = 'change-booking';

/** Change or cancel the booking, cancelling behind a dialog (specification §8). */
export function PlansSection({ page, booking, now, onChanged }: PlansSectionProps) {
  const { cancelProblem, isCancelling } = page;
  const [isChanging, setChanging] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const prepare = () => void loadPanel().catch(() => undefined);

  const close = () => {
    setChanging(false);
    document.getElementById(changeButtonId)?.focus();
  };

  return (
    <section className={styles.plans} aria-labelledby="plans-changed">
      <h2 id="plans-changed" className={styles.title}>
        {copy.plansChanged}
      </h2>
      <p>{copy.cancelLead}</p>
      <div className={styles.buttons}>
        {isAhead(booking, now) && (
          <Button
            kind="secondary"
            id={changeButtonId}
            aria-expanded={isChanging}
            busy={isOpening ? changeCopy.opening : undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              page.beginChange();
              startOpening(() => setChanging(!isChanging));
            }}
          >
            {changeCopy.open}
          </Button>
        )}
        <Button kind="secondary" onClick={page.askToCancel}>
          {copy.cancel}
        </Button>
      </div>
      {isChanging && (
        <LoadBoundary
          onFailed={() => {
            setChanging(false);
            setMissing(true);
          }}
        >
          <div className={styles.panel}>
            <ChangePanel
              booking={booking}
              now={now}
              onChanged={(changed) => {
                setChanging(false);
                onChanged(changed);
              }}
              onKept={(isUnsure) => {
                close();
                if (isUnsure) page.retry();
              }}
            />
          </div>
        </LoadBoundary>
      )}
      <div className={styles.problem} role="alert">
        {isMissing && (
          <Notice kind="refused">
            {changeCopy.notOpened}{' '}
            <TextButton onClick={() => window.location.reload()}>{changeCopy.loadAgain}</TextButton>
          </Notice>
        )}
        {cancelProblem && <Notice kind="refused">{cancelProblem}</Notice>}
      </div>
      {page.isAsking && (
        <Dialog
          title={copy.dialogTitle}
          onClose={page.keep}
          actions={
            <>
              <Button kind="secondary" onClick={page.keep}>
                {copy.keep}
              </Button>
              <Button kind="final" busy={isCancelling ? copy.cancelling : undefined} onClick={page.cancel}>
                {copy.cancelNow}
              </Button>
            </>
          }
        >
          <p>{messages.confirmCancel}</p>
        </Dialog>
      )}
    </section>
  );
}
