import styles from './gauge.module.css';
import { positionOn } from './gauge-scale.ts';

/** A label below the line. */
export interface GaugeFigure {
  at: number;
  text: string;
  /** Hidden below 900 px. */
  wideOnly?: boolean;
}

export interface GaugeProps {
  /** Ends of the scale, in any unit. */
  from: number;
  to: number;
  /** Distance between long ticks, counted from `from`. */
  major: number;
  /** Distance between short ticks. */
  minor: number;
  /** Measured parts, in copper. They fill once, from the left, when they appear. */
  measured?: readonly { from: number; to: number }[];
  figures?: readonly GaugeFigure[];
  /** A single value, such as the present time. */
  marker?: { at: number; label?: string } | undefined;
  /** Alternative text; omit it next to a text that says the same. */
  label?: string;
  /** 7 px high, without figures: for tables and the footer. */
  compact?: boolean;
  /** The measured part fills the scale's depth: for a tour within its day. */
  thick?: boolean;
}

/** A graduated line. It always shows real data, with figures as text. */
export function Gauge({
  measured = [],
  figures = [],
  marker,
  label,
  compact = false,
  thick = false,
  ...scale
}: GaugeProps) {
  const line = compact ? 0.5 : 12.5;
  const [long, short, depth] = compact ? [6, 4, thick ? 6 : 3] : [18, 9, thick ? 18 : 4];
  const x = (value: number) => `${positionOn(scale, value)}%`;
  const className = [styles.gauge, compact && styles.compact, figures.length > 0 && styles.withFigures];
  return (
    <svg
      className={className.filter(Boolean).join(' ')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <svg
        aria-hidden
        className={styles.scale}
        y={line}
        height={long}
        viewBox={`0 0 ${scale.to - scale.from} ${long}`}
        preserveAspectRatio="none"
      >
        <path className={styles.minor} d={ticks(scale, scale.minor, short)} />
        <path d={ticks(scale, scale.major, long)} />
        <path d={`M0 0H${scale.to - scale.from}`} />
      </svg>
      {measured.map((part) => (
        <rect
          key={part.from}
          className={styles.measured}
          x={x(part.from)}
          y={line - 0.5}
          width={`${positionOn(scale, part.to) - positionOn(scale, part.from)}%`}
          height={depth}
        />
      ))}
      {figures.map(({ at, text, wideOnly }) => (
        <text
          key={at}
          className={wideOnly ? `${styles.figure} ${styles.wideOnly}` : styles.figure}
          x={x(at)}
          y="60"
          textAnchor={anchorAt(positionOn(scale, at))}
        >
          {text}
        </text>
      ))}
      {marker && (
        <>
          <line
            className={styles.markerLine}
            x1={x(marker.at)}
            x2={x(marker.at)}
            y1={line - 8}
            y2={line + 24}
          />
          <circle className={styles.markerBulb} cx={x(marker.at)} cy={line - 6} r="5" />
          {marker.label && (
            <text
              className={styles.markerLabel}
              x={x(marker.at)}
              y={line - 18}
              textAnchor={anchorAt(positionOn(scale, marker.at))}
            >
              {marker.label}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

/** The path of all ticks at this distance. Its repeated part compresses to a few bytes. */
const ticks = ({ from, to }: Pick<GaugeProps, 'from' | 'to'>, distance: number, height: number): string =>
  `M0 0v${height}${`m${distance}-${height}v${height}`.repeat(Math.floor((to - from) / distance))}`;

/** Keeps figures near the ends within the line. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 4) return 'start';
  return place > 96 ? 'end' : 'middle';
}
