import { formatFigure } from '#shared/values/written-amount.ts';
import styles from './sum-gauge.module.css';

/** The sum as a gauge with a division for each adult: paid before, paid now, and still owed. */
export function SumGauge({
  guests,
  due,
  paid,
  payment,
}: {
  guests: number;
  due: number;
  paid: number;
  payment: number;
}) {
  const toPercent = (share: number) => `${Math.min(share, 1) * 100}%`;
  const isCrowded = guests > 4;
  return (
    <svg className={styles.gauge} width="100%" height="50" aria-hidden="true">
      <line stroke="var(--cream-3)" x1="0" x2="100%" y1="10.5" y2="10.5" />
      {Array.from({ length: guests * 4 + 1 }, (_, index) => (
        <line
          stroke="var(--cream-3)"
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position
          key={index}
          x1={toPercent(index / (guests * 4))}
          x2={toPercent(index / (guests * 4))}
          y1="10"
          y2={index % 4 === 0 ? 26 : 16}
        />
      ))}
      <rect fill="var(--paid)" y="6" width={toPercent(paid / due)} height="8" />
      <rect
        fill="var(--unpaid)"
        x={toPercent(paid / due)}
        y="6"
        width={toPercent(payment / due)}
        height="8"
      />
      {Array.from({ length: guests }, (_, index) => index + 1)
        .filter((adult) => !isCrowded || adult === guests || adult === Math.ceil(guests / 2))
        .map((adult) => (
          <text
            key={adult}
            className={adult === guests ? styles.end : styles.figure}
            x={toPercent(adult / guests)}
            y="44"
          >
            {formatFigure(Math.round((due / guests) * adult))}
          </text>
        ))}
    </svg>
  );
}
