import { useRef, useState } from 'react';
import { MonthCalendar } from '#app/booking/calendar/month-calendar.tsx';
import { OpeningNow } from '#app/booking/opening-hours/opening-now.tsx';
import { Page, Stack } from '#app/ui/layout/layout.tsx';
import { lazyRoute, StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { DaySection } from './day-section.tsx';
import { ToursHero } from './tours-hero.tsx';
import styles from './tours-page.module.css';
import { UpcomingList } from './upcoming-list.tsx';
import { linkMessageId, useLinkTarget } from './use-link-target.ts';
import { useTours } from './use-tours.ts';

const BeforeYouBook = lazyRoute(() =>
  import('./before-you-book.tsx').then(({ BeforeYouBook }) => BeforeYouBook),
);
const StepFree = lazyRoute(() => import('#app/booking/step-free.tsx').then(({ StepFree }) => StepFree));
const TourOptions = lazyRoute(() => import('./tour-options.tsx').then(({ TourOptions }) => TourOptions));

export interface ToursPageProps {
  /** A button of the hero was clicked, which implies consent (specification §4). */
  onChoice: () => void;
}

/** Step 1 of booking: tours, day, slot. */
export function ToursPage({ onChoice }: ToursPageProps) {
  const tours = useTours();
  const [refusal, setRefusal] = useState<string>();
  const dayHeading = useRef<HTMLHeadingElement>(null);
  const linkMessage = tours.state?.linkMessage;
  useLinkTarget(tours.state);

  const choose = (date: CalendarDate) => {
    setRefusal(undefined);
    tours.chooseDate(date);
    focusHeading(dayHeading.current);
  };

  return (
    <>
      <ToursHero calendarLink={tours.calendarAddress} onChoice={onChoice} />
      <OpeningNow brief now={tours.state?.now} closedDays={tours.state?.calendar.closedDays} />
      <StaticHtml>
        <TourOptions />
      </StaticHtml>
      {linkMessage && (
        <Page id={linkMessageId} tabIndex={-1} className={styles.linkMessage}>
          <Notice kind="refused" role="alert">
            {linkMessage}
          </Notice>
        </Page>
      )}
      <Stack gap={48} gapX="gutter" page last padTop={48} className={styles.planner}>
        <MonthCalendar
          state={tours.state}
          month={tours.month}
          showMonth={tours.showMonth}
          refusal={refusal}
          onChoose={choose}
          onRefuse={(date) => setRefusal(closedDayMessage(date, tours.state?.calendar.closedDays))}
        />
        <UpcomingList now={tours.state?.now} calendar={tours.state?.calendar} />
        <DaySection tours={tours} headingRef={dayHeading} onChoose={choose} />
        <StaticHtml>
          <BeforeYouBook />
        </StaticHtml>
        <StaticHtml>
          <StepFree />
        </StaticHtml>
      </Stack>
    </>
  );
}

/** Focuses the next step; scrolls only when the slots are out of view. */
function focusHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top > 0.5 * window.innerHeight || top < 0) {
    const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth', block: 'start' });
  }
}
