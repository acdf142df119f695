import { lazy, type Ref, useEffect } from 'react';
import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import { SegmentChoice } from '#app/ui/form/segment-choice.tsx';
import { Cluster, Grid, Panel, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { tourLanguages } from '#shared/booking/language.ts';
import { languageLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { slots, startsAtNoon, type TourType, tourTypes } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './day-section.module.css';
import { DayStarts } from './day-starts.tsx';
import questions from './party-questions.module.css';
import { PartySize } from './party-size.tsx';
import { timetabledSlot } from './slot-view.ts';
import { Timeline } from './timeline.tsx';
import type { Tours } from './use-tours.ts';

const loadShipQuestion = async () => ({ default: (await import('./ship-question.tsx')).ShipQuestion });
/** Loaded on demand: few days have ships. */
const ShipQuestion = lazy(loadShipQuestion);

const types = [
  { value: copy.allTours, label: copy.allTours },
  ...tourTypes.map((type) => ({ value: type, label: tourName(type) })),
];
const languages = [
  { value: copy.anyLanguage, label: copy.anyLanguage },
  ...tourLanguages.map((language) => ({ value: language, label: languageLabel(language) })),
];
const timetable = slots.map(timetabledSlot);

export interface DaySectionProps {
  tours: Tours;
  headingRef: Ref<HTMLHeadingElement>;
  onChoose: (date: CalendarDate) => void;
}

/** The chosen day: questions about the party, then the starts with their availability for it. */
export function DaySection({ tours, headingRef, onChoose }: DaySectionProps) {
  const { state, tourType } = tours;
  const isHydrated = state !== undefined;
  useEffect(() => {
    // Preloads the question for ship days; a failure recurs, and is handled, where it is rendered.
    if (isHydrated) loadShipQuestion().catch(() => {});
  }, [isHydrated]);
  const shownTypes = tourType === undefined ? tourTypes : [tourType];
  return (
    <section
      aria-labelledby="chosen-day"
      className={styles.day}
      aria-busy={state?.day.status === 'loading' && !state.closureReason}
    >
      <h2 id="chosen-day" ref={headingRef} tabIndex={-1} className={styles.title}>
        {state
          ? formatDate(state.date, { weekday: 'long', day: 'numeric', month: 'long' })
          : copy.timesBefore}
      </h2>
      <div className={styles.content}>
        {state?.closureReason ? (
          <div className={styles.closed}>
            <Notice kind="refused">{state.closureReason}</Notice>
          </div>
        ) : (
          <>
            <Text size="small" tone="quiet" above={8}>
              {copy.timesNote} {copy.pricesNote}
              {state &&
                startsAtNoon(state.date, state.calendar.editOn(state.date)) &&
                ` ${copy.firstTourAtNoon}`}
            </Text>
            {state ? (
              <>
                <PartyQuestions tours={tours} />
                <DayStarts state={state} types={shownTypes} />
              </>
            ) : (
              <>
                <div className={styles.questionsPlaceholder} />
                {/* Not hydrated, since the starts of the day replace it. */}
                <StaticHtml>
                  <Timeline views={timetable} types={tourTypes} ship={undefined} />
                </StaticHtml>
              </>
            )}
          </>
        )}
        {state && <AdjacentDays earlier={state.earlier} later={state.later} onChoose={onChoose} />}
      </div>
    </section>
  );
}

/** Questions about the party: number of adults, language, tours and, on a ship day, the ship. */
const PartyQuestions = ({ tours: { state, tourType, choose, chooseShip } }: { tours: Tours }) => (
  <Grid gap={16} gapX={12} above={20} className={questions.questions}>
    <PartySize guests={state?.guests ?? 1} onChange={(guests) => choose({ guests })} />
    <SegmentChoice
      legend={copy.language}
      name="tour-language"
      options={languages}
      value={state?.language ?? copy.anyLanguage}
      onChange={(value) =>
        choose({ preferredLanguage: tourLanguages.find((language) => language === value) })
      }
    />
    <Panel span="all" className={questions.types}>
      <SegmentChoice
        even
        legend={copy.filter}
        name="tour-type"
        options={types}
        value={tourType ?? copy.allTours}
        onChange={(value) => choose({ tourType: tourTypes.find((type: TourType) => type === value) })}
      />
    </Panel>
    {state && state.ships.length > 0 && (
      <LazyPart fallback={<Panel span="all" className={questions.ship} />}>
        <ShipQuestion ships={state.ships} chosen={state.shipName} onChoose={chooseShip} />
      </LazyPart>
    )}
  </Grid>
);

interface AdjacentDaysProps {
  earlier: CalendarDate | undefined;
  later: CalendarDate | undefined;
  onChoose: (date: CalendarDate) => void;
}

const shortDay = (date: CalendarDate) =>
  formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' });

/** Buttons for the adjacent open days. */
const AdjacentDays = ({ earlier, later, onChoose }: AdjacentDaysProps) => (
  <Cluster gap={4} gapX={24} justify="between" above={8}>
    {earlier && (
      <button type="button" className={styles.adjacent} onClick={() => onChoose(earlier)}>
        {copy.previousDay(shortDay(earlier))}
      </button>
    )}
    {later && (
      <button type="button" className={styles.adjacent} onClick={() => onChoose(later)}>
        {copy.nextDay(shortDay(later))}
      </button>
    )}
  </Cluster>
);
