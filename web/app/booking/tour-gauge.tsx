import { hourLabel } from '#shared/values/written-time.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { lazyRoute } from '../ui/navigation/static-html.tsx';
import styles from './tour-gauge.module.css';

const Gauge = lazyRoute(() => import('../ui/gauge.tsx').then(({ Gauge }) => Gauge));

/** Minutes since midnight at both ends of the line. */
export const gaugeRange = { from: 10 * 60, to: 18 * 60 } as const;

const scale = { ...gaugeRange, major: 60, minor: 15 };
const figures = [10, 12, 14, 16, 18].map((hour, index) => ({
  at: hour * 60,
  text: hourLabel(hour * 60),
  wideOnly: index % 2 === 1,
}));

export interface TourGaugeProps {
  /** Start in minutes after midnight in Port Vila. */
  fromMinutes: number;
  minutes: number;
  /** A line without figures. */
  compact?: boolean;
}

/** Position of a tour in the opening hours. The text next to it says the same, so the gauge loads after the page. */
export const TourGauge = ({ fromMinutes, minutes, compact = false }: TourGaugeProps) => (
  <div className={compact ? styles.compact : styles.gauge}>
    <LazyPart>
      <Gauge
        {...scale}
        thick
        {...(compact ? { compact } : { figures })}
        measured={[{ from: fromMinutes, to: fromMinutes + minutes }]}
      />
    </LazyPart>
  </div>
);
