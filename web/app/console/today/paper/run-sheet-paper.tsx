import { runSheetCopy as copy } from '#app/content/staff/run-sheet-copy.ts';
import { shipsCopy } from '#app/content/staff/ships-copy.ts';
import { startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import type { ShipHours } from '#shared/calendar/day-edit.ts';
import { houseName } from '#shared/content/business.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { partyOnSheet, printSheet } from '#shared/paper/sheet.ts';
import { type CalendarDate, dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import type { StartView } from '../view/start-view.ts';
import { shortDay } from '../view/time-words.ts';
import { dayOnPaper } from './day-on-paper.ts';
import { PartyRow, WalkInRow } from './paper-rows.tsx';
import styles from './run-sheet-paper.module.css';

export interface RunSheetPaperProps {
  date: CalendarDate;
  /** All starts of the day, or the one to print. */
  starts: readonly StartView[];
  /** The ships in port on the day. */
  ships: readonly ShipHours[];
  /** All parties of the day, since a party's letters do not depend on the printed starts. */
  parties: readonly Party[];
  /** Whether names and sums are missing, as on a shared tablet without an identified colleague. */
  isReduced: boolean;
  /** When the list was loaded. */
  asOf: Date;
}

const walkInRowsAtOtherStarts = 4;
const walkInRowsOfOneStart = 3;

/** The guests of a day or of one start on A4, for work at the door without a screen. */
export function RunSheetPaper({ date, starts, ships, parties, isReduced, asOf }: RunSheetPaperProps) {
  if (isReduced) return <p className={styles.reduced}>{copy.reduced}</p>;
  const sheet = dayOnPaper(date, starts);
  const { number, letters } = printSheet(date, parties.filter(isStored).map(partyOnSheet));
  const isOneStart = starts.length === 1;
  const walkInRows = isOneStart ? walkInRowsOfOneStart : 1;
  const viewOf = (start: { time: string; type: string }) =>
    starts.find(({ slot }) => slot.time === start.time && slot.type === start.type);
  return (
    <table className={styles.sheet}>
      <colgroup>
        {Object.keys(copy.columns).map((column) => (
          <col key={column} />
        ))}
      </colgroup>
      <Head date={date} ships={ships} totals={sheet.totals} number={number} asOf={asOf} />
      {sheet.slots.map((slot) => (
        <tbody key={`${slot.time} ${slot.type}`} className={styles.start}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <b>{startTimes.whole(slot.time)}</b> <strong>{tourNames[slot.type]}</strong>
              {slot.language && (
                <>
                  , <Language language={slot.language} />
                </>
              )}
              {slot.closed && `, ${copy.closed(slot.closed.reason)}`}
              <MissedShips ships={viewOf(slot)?.missedShips ?? []} />
            </th>
            <td colSpan={4}>
              {slot.totals.guests > 0 && copy.ofStart(slot.totals.guests, slot.totals.dueVuv)}
            </td>
          </tr>
          {slot.bookings.map(({ view }) => (
            <PartyRow key={view.party.id} view={view} sheetLetters={letters.get(view.party.id)} />
          ))}
          {!slot.closed && (viewOf(slot)?.freePlaces ?? 0) > 0 && (
            <WalkInRows count={walkInRows} label={copy.walkIn} />
          )}
        </tbody>
      ))}
      {sheet.totals.bookings === 0 && (
        <tbody className={styles.empty}>
          <tr>
            <td colSpan={7}>{copy.empty}</td>
          </tr>
        </tbody>
      )}
      {!isOneStart && (
        <tbody className={styles.start}>
          <tr>
            <th scope="rowgroup" colSpan={7}>
              <strong>{copy.otherStarts}</strong>
            </th>
          </tr>
          <WalkInRows count={walkInRowsAtOtherStarts} label={copy.start} />
        </tbody>
      )}
      <tbody className={styles.foot}>
        <tr>
          <td colSpan={7}>
            <p>
              <b>{copy.typing.title}</b> {copy.typing.text} <b>{copy.typing.example}</b>
            </p>
            <p>
              {copy.typing.walkIn} <b>{copy.typing.walkInExample}</b>. {copy.typing.again} {copy.destroy}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A walk-in that only this device knows has no letters. */
const isStored = ({ sixLetters }: Party): boolean => sixLetters !== '';

interface HeadProps {
  date: CalendarDate;
  ships: readonly ShipHours[];
  number: string;
  totals: { readonly bookings: number; readonly guests: number; readonly dueVuv: number };
  asOf: Date;
}

/** The day and its columns, repeated on each page. */
function Head({ date, ships, totals, number, asOf }: HeadProps) {
  const [asOfText, note] = copy.asOf(timeLabel(minutesOf(asOf)), shortDay(dateOf(asOf)));
  return (
    <thead>
      <tr className={styles.head}>
        <td colSpan={7}>
          <div>
            <p>
              {houseName}
              <b>{formatDate(date)}</b>
              {ships.map(({ ship, allAboardMinutes }) => (
                <span key={ship}>
                  <strong>{ship}</strong>, {shipsCopy.allAboard(allAboardMinutes)}
                </span>
              ))}
            </p>
            <p>
              <strong>{copy.totals(totals.guests, totals.bookings, totals.dueVuv)}</strong>
              <span>
                <strong>{asOfText}</strong> {note}
              </span>
              <span>
                {copy.sheet} <strong>{number}</strong>
              </span>
            </p>
          </div>
        </td>
      </tr>
      <tr className={styles.columns}>
        {Object.values(copy.columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const MissedShips = ({ ships }: { ships: readonly ShipHours[] }) =>
  ships.length > 0 && (
    <>
      , <strong>{shipsCopy.tooLateFor(ships.map(({ ship }) => ship).join(', '))}</strong>
    </>
  );

/** French is framed, to stand out from English. */
const Language = ({ language }: { language: 'English' | 'French' }) =>
  language === 'French' ? (
    <em className={styles.french}>{copy.language(language)}</em>
  ) : (
    copy.language(language)
  );

const WalkInRows = ({ count, label }: { count: number; label: string }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty rows
    <WalkInRow key={index} label={label} />
  ));
