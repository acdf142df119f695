import { Fragment, lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { justBooked } from '#app/booking/just-booked.ts';
import { ShipAdvice } from '#app/booking/ship-advice.tsx';
import { Steps } from '#app/booking/steps.tsx';
import { useTitle } from '#app/booking/use-title.ts';
import { useNow } from '#app/clock/use-now.ts';
import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Page, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { lazyRoute } from '#app/ui/navigation/static-html.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spelled } from '#app/ui/spelled.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { bookingPath } from '#shared/booking/confirm-path.ts';
import { bookingHeading } from './booking-heading.ts';
import { isCurrent } from './booking-phase.ts';
import { cancelledMessage } from './cancelled-message.ts';
import { chosenSlotOf } from './chosen-slot.ts';
import styles from './confirmed-page.module.css';
import { Ticket } from './ticket.tsx';
import { useBooking } from './use-booking.ts';

/** Loaded later: both sections are below the ticket and not shown for every booking. */
const DriverSection = lazyRoute(() =>
  import('./driver-section.tsx').then(({ DriverSection }) => DriverSection),
);
const PlansSection = lazyRoute(() => import('./plans-section.tsx').then(({ PlansSection }) => PlansSection));

/** Most guests follow a link with their reference, so the form loads on demand. */
const MyBooking = lazy(async () => ({ default: (await import('./my-booking.tsx')).MyBooking }));

/** The booking with the reference in the URL, or the form to find one. */
export function ConfirmedPage() {
  const [params, setParams] = useSearchParams();
  const [searchOutcome, setSearchOutcome] = useState<'found' | 'not-found'>();
  const now = useNow();
  const reference = (params.get('ref') ?? '').trim();
  return (
    <Page underHeader last>
      {now && reference === '' ? (
        <LazyPart
          failureView={<Problem message={copy.notOpened} />}
          fallback={
            <Stack as="p" gap={24} pack="start" padTop={24} className={styles.waiting}>
              {copy.loading}
            </Stack>
          }
        >
          <MyBooking
            help={copy.help}
            takesFocus={searchOutcome === 'not-found'}
            onFound={(ref) => {
              setSearchOutcome('found');
              setParams({ ref });
            }}
          />
        </LazyPart>
      ) : (
        <BookingRecord
          reference={now && reference}
          now={now}
          takesFocus={searchOutcome === 'found'}
          onNewReference={(ref) => setParams({ ref }, { replace: true, preventScrollReset: true })}
          onNotFound={() => {
            setSearchOutcome('not-found');
            setParams({});
          }}
        />
      )}
    </Page>
  );
}

interface BookingRecordProps {
  /** Undefined until the page is hydrated. */
  reference: string | undefined;
  now: Date | undefined;
  /** Set when the form that had the focus has disappeared. */
  takesFocus: boolean;
  /** Called when a change gives the booking a new reference. */
  onNewReference: (reference: string) => void;
  /** Returns to the form, as there is no booking with the reference. */
  onNotFound: () => void;
}

/** Step 3 of booking, and later the page of the booking. Anyone with its link can read, change and cancel it. */
function BookingRecord({ reference, now, takesFocus, onNewReference, onNotFound }: BookingRecordProps) {
  const page = useBooking(reference);
  const { booking, problem, outcome } = page;
  const isNew = booking !== undefined && justBooked.matches(booking.reference);
  const { title, lead, canChange } = bookingHeading(page, isNew, now);
  useTitle(outcome?.kind === 'changed' ? copy.changedTitle : title);
  const showChanged = (changed: Booking, message: string) => {
    page.acceptChange(changed, message);
    onNewReference(changed.reference);
  };
  return (
    <>
      <Steps current={problem || booking?.status === 'cancelled' ? undefined : 2} />
      <Stack gap={16} gapX="gutter" className={styles.head}>
        <h1 className={styles.heading} tabIndex={-1} ref={takesFocus ? focusOn : null} aria-live="polite">
          {title}
        </h1>
        {(lead || canChange) && (
          <Text as="div" tone="quiet" breaks="anywhere" at="9-12">
            {lead && <p>{lead}</p>}
            {booking && canChange && (
              <Text above={8} className="onScreen">
                <TextLink alone to={`${bookingPath(booking.reference)}#plans-changed`}>
                  {copy.changeOrCancel}
                </TextLink>
              </Text>
            )}
          </Text>
        )}
      </Stack>
      {problem && (
        <Problem
          message={problem.message}
          {...(problem.canRetry ? { onRetry: page.retry } : { onNotFound })}
        />
      )}
      {!booking && !problem && (
        <Stack gap={24} pack="start" padTop={24} className={styles.waiting}>
          <p role="status">{copy.loading}</p>
          <noscript>
            <p>{copy.noScript}</p>
          </noscript>
        </Stack>
      )}
      {booking && (
        <>
          {booking.status === 'cancelled' && (
            <CancelledBanner
              takesFocus={outcome?.kind === 'cancelled'}
              text={cancelledMessage(booking, outcome?.kind === 'cancelled')}
            />
          )}
          {outcome?.kind === 'changed' && <ChangedNotice message={outcome.message} booking={booking} />}
          <Ticket key={booking.reference} booking={booking} now={now} />
          {/* One boundary for both sections, so that the second does not move when the first has loaded. */}
          <Suspense fallback={null}>
            <LoadBoundary>
              {now && isCurrent(booking, now) && <DriverSection booking={booking} />}
            </LoadBoundary>
            <LoadBoundary failureView={<Problem message={copy.notOpened} />}>
              {now && isCurrent(booking, now) && (
                <PlansSection page={page} booking={booking} now={now} onChanged={showChanged} />
              )}
            </LoadBoundary>
          </Suspense>
        </>
      )}
    </>
  );
}

const Problem = (props: { message: string; onRetry?: () => void; onNotFound?: () => void }) => (
  <Stack gap={24} pack="start" padTop={24} className={styles.problem}>
    <Notice kind="refused" role="alert">
      {props.message}
    </Notice>
    <Text tone="quiet">{copy.help}</Text>
    <Cluster gap={12}>
      {props.onRetry && <Button onClick={props.onRetry}>{copy.retry}</Button>}
      {props.onNotFound && <Button onClick={props.onNotFound}>{copy.findMine}</Button>}
      <Button kind={props.onRetry || props.onNotFound ? 'secondary' : 'primary'} to="/tours">
        {copy.toTours}
      </Button>
    </Cluster>
  </Stack>
);

/** Red banner. After a cancellation it takes the focus, since the button has disappeared. */
const CancelledBanner = ({ takesFocus, text }: { takesFocus: boolean; text: string }) => (
  <Stack
    gap={16}
    items="start"
    below={24}
    className={styles.banner}
    role="status"
    tabIndex={-1}
    ref={takesFocus ? focusOn : null}
  >
    <p>{text}</p>
    <Button kind="secondary" to="/tours">
      {copy.rebook}
    </Button>
  </Stack>
);

/** Outcome of a change. It takes the focus, since the form has disappeared. */
const ChangedNotice = ({ message, booking }: { message: string; booking: Booking }) => (
  <Text
    as="div"
    breaks="anywhere"
    below={24}
    className={styles.changed}
    role="status"
    tabIndex={-1}
    ref={focusOn}
  >
    <Notice kind="done">
      {message.split(booking.reference).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <Spelled className={styles.reference} text={booking.reference} />}
          {part}
        </Fragment>
      ))}
      <div>
        <ShipAdvice brief chosen={chosenSlotOf(booking)} />
      </div>
    </Notice>
  </Text>
);
