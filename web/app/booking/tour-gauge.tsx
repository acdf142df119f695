import { hourLabel } from '../../../shared/values/written-time.ts';
import { Gauge } from '../ui/gauge.tsx';

const scale = { from: 10 * 60, to: 18 * 60, major: 60, minor: 15 };
const figures = [10, 12, 14, 16, 18].map((hour, index) => ({
  at: hour * 60,
  text: hourLabel(hour * 60),
  roomy: index % 2 === 1,
}));

export interface TourGaugeProps {
  /** Start in minutes after midnight in Port Vila. */
  fromMinutes: number;
  minutes: number;
}

/** Position of a tour in the opening hours. Decorative: text beside it says the same. */
export const TourGauge = ({ fromMinutes, minutes }: TourGaugeProps) => (
  <Gauge {...scale} measured={[{ from: fromMinutes, to: fromMinutes + minutes }]} figures={figures} thick />
);
