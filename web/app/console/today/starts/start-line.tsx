import { tourNames } from '#app/content/staff/today-copy.ts';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import type { StartView } from '../view/start-view.ts';
import { countOf } from '../view/start-words.ts';
import { LanguageName } from './language-name.tsx';
import styles from './start-line.module.css';

/** A start that is not open, in one line; pressing it opens its hour. */
export function StartLine({ start, now, onOpen }: { start: StartView; now: Date; onOpen: () => void }) {
  const { slot, booked, here, paidGuests } = start;
  const { figure, text, isOwing } = countOf(start, now);
  return (
    <button type="button" className={styles.line} onClick={onOpen}>
      <span className={styles.time}>{slot.time.replace(/ [AP]M$/, '')}</span>
      <span className={styles.what}>
        <b>{tourNames[slot.type]}</b>
        <LanguageName start={start} />
      </span>
      <span className={styles.count}>
        <FlatTicks booked={booked} here={here} paid={paidGuests} width={92} height={18} />
        <span className={isOwing ? styles.owing : undefined}>
          {figure && <b>{figure} </b>}
          {text}
        </span>
      </span>
    </button>
  );
}
