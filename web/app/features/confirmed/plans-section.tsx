import { lazy, useState, useTransition } from 'react';
import { unbrokenDay, unbrokenStart } from '#app/booking/unbroken-time.ts';
import { confirmedCopy } from '#app/content/booking/confirmed-copy.ts';
import { plansCopy as copy } from '#app/content/booking/plans-copy.ts';
import { onSubmit } from '#app/forms/on-submit.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Grid, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { tourName } from '#shared/booking/messages/slot-words.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { isUpcoming } from './booking-phase.ts';
import styles from './plans-section.module.css';
import type { BookingPage } from './use-booking.ts';
import { type EmailInput, useCancellation } from './use-cancellation.ts';

export interface PlansSectionProps {
  page: BookingPage;
  booking: Booking;
  now: Date;
  onChanged: (booking: Booking, message: string) => void;
}

/** Few guests change a booking: form and calendar load on demand. */
const loadPanel = () => import('./change-panel.tsx');
const ChangePanel = lazy(async () => ({ default: (await loadPanel()).ChangePanel }));

const changeButtonId = 'change-booking';

/** Buttons to change or cancel the booking until it starts; a dialog confirms the cancellation (specification §8). */
export function PlansSection({ page, booking, now, onChanged }: PlansSectionProps) {
  const cancellation = useCancellation(booking.reference, page.acceptCancellation);
  const [isChanging, setChanging] = useState(false);
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const preload = () => void loadPanel().catch(() => undefined);

  const canChange = isUpcoming(booking, now);

  const close = () => {
    setChanging(false);
    document.getElementById(changeButtonId)?.focus();
  };

  return (
    <Stack
      as="section"
      gap={16}
      gapX="gutter"
      padTop={72}
      className={`onScreen ${styles.plans}`}
      aria-labelledby="plans-changed"
    >
      <Heading id="plans-changed" size="h3">
        {copy.plansChanged}
      </Heading>
      <p>{canChange ? copy.cancelLead : `${copy.started} ${confirmedCopy.help}`}</p>
      {canChange && (
        <Grid gap={12} above={8} className={styles.buttons}>
          <Button
            kind="secondary"
            id={changeButtonId}
            aria-expanded={isChanging}
            busy={isOpening ? copy.opening : undefined}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => {
              page.beginChange();
              cancellation.clear();
              startOpening(() => setChanging(!isChanging));
            }}
          >
            {copy.change}
          </Button>
          <Button kind="secondary" onClick={cancellation.openDialog}>
            {copy.cancel}
          </Button>
        </Grid>
      )}
      {isChanging && (
        <LoadBoundary
          onFailed={() => {
            setChanging(false);
            setLoadFailed(true);
          }}
        >
          <Panel above={16} span="all">
            <ChangePanel
              booking={booking}
              now={now}
              onChanged={(changed, message) => {
                setChanging(false);
                onChanged(changed, message);
              }}
              onDiscarded={(isUnsure) => {
                close();
                if (isUnsure) page.retry();
              }}
            />
          </Panel>
        </LoadBoundary>
      )}
      <div className={`collapses ${styles.problem}`} role="alert">
        {hasLoadFailed && (
          <Notice kind="refused">
            {confirmedCopy.notOpened}{' '}
            <TextButton onClick={() => window.location.reload()}>{copy.loadAgain}</TextButton>
          </Notice>
        )}
        {cancellation.problem && <Notice kind="refused">{cancellation.problem}</Notice>}
      </div>
      {cancellation.isDialogOpen && (
        <ConfirmDialog
          title={copy.dialogTitle}
          closeLabel={copy.keep}
          confirmLabel={copy.cancelNow}
          busy={cancellation.isCancelling && copy.cancelling}
          kind="final"
          onConfirm={cancellation.cancel}
          onClose={cancellation.closeDialog}
        >
          <Text weight="strong" below={8}>
            {tourName(booking.tourType)}
            <br />
            {copy.at(unbrokenDay(calendarDateFrom(booking.date)), unbrokenStart(booking.time))}
          </Text>
          <p>{bookedMessages.confirmCancel}</p>
          {cancellation.email && <EmailForm {...cancellation.email} send={cancellation.cancel} />}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** The field takes the focus, so that a screen reader says why it appeared. */
const EmailForm = ({ value, error, change, send }: EmailInput & { send: () => void }) => (
  <form className={styles.email} noValidate onSubmit={onSubmit(send)}>
    <Field
      ref={focusOn}
      name="email"
      type="email"
      autoComplete="email"
      label={copy.email}
      hint={copy.emailReason}
      value={value}
      error={error}
      onChange={change}
    />
  </form>
);
