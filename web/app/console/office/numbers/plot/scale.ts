/** The scale on which figures are drawn as ticks. */
export interface Scale {
  /** The figure of one tick. */
  readonly unit: number;
  /** Figures at the lines of the axis, starting at 0. */
  readonly marks: readonly number[];
  /** Number of ticks up to the last line; not always whole. */
  readonly ticks: number;
}

const maxLines = 4;
/** Lowest figure at which the axis ends. */
const minTop = 4;

/** 1, 2, 5, 10, 20, 50, … */
function* roundFigures(): Generator<number> {
  for (let power = 1; ; power *= 10) for (const digit of [1, 2, 5]) yield digit * power;
}

/** 1, 2, 4, 5, 10, 20, 25, 40, 50, 100, …: a tick stands for one of these. */
function* tickUnits(): Generator<number> {
  yield* [1, 2, 4, 5];
  for (let power = 10; ; power *= 10) for (const digit of [1, 2, 2.5, 4, 5]) yield digit * power;
}

function firstOf(figures: Generator<number>, fits: (figure: number) => boolean): number {
  for (const figure of figures) if (fits(figure)) return figure;
  return 1;
}

/** The scale for figures from 0 to `highest`. */
export function scaleFor(highest: number, maxTicks: number): Scale {
  const reach = Math.max(minTop, highest);
  const step = firstOf(roundFigures(), (figure) => reach <= figure * maxLines);
  const count = Math.ceil(reach / step);
  const top = step * count;
  const unit = firstOf(tickUnits(), (figure) => top <= figure * maxTicks);
  return { unit, marks: Array.from({ length: count + 1 }, (_, line) => line * step), ticks: top / unit };
}

/** Ticks for a figure: at least one for any figure above zero. */
export const ticksFor = (value: number, { unit }: Scale): number => Math.ceil(value / unit);

/** Distance between ticks, in pixels: the fewer the ticks, the greater. */
export const pitchFor = (ticks: number, { length, minPitch, maxPitch }: BarSize): number =>
  Math.min(maxPitch, Math.max(minPitch, Math.floor(length / ticks)));

export interface BarSize {
  /** Target length of the highest bar, in pixels. */
  readonly length: number;
  readonly minPitch: number;
  readonly maxPitch: number;
}

/** `470k`, `1.2M`, for labels that are too narrow for all digits. */
export function formatCompact(value: number): string {
  if (value >= 1_000_000) return `${Math.round(value / 100_000) / 10}M`;
  if (value >= 10_000) return `${Math.round(value / 1000)}k`;
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
