import { now as serverNow } from '#app/clock/clock.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { capacity } from '#shared/booking/terms.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { whenLabel } from './facts.ts';
import type { ReviewCase } from './review-case.ts';
import styles from './review-page.module.css';

/** The contradicting facts on a paper surface, the earlier ones first, with the places of the start below. */
export function FactPair({ reviewCase: { facts, places } }: { reviewCase: ReviewCase }) {
  const today = dateOf(serverNow());
  return (
    <div className={styles.facts} data-surface="paper">
      <ol>
        {facts.map(({ at, title, lines }) => (
          <li key={`${at} ${title} ${lines[0]}`}>
            {at !== undefined && <span className={styles.at}>{whenLabel(at, today)}</span>}
            <Text as="b" block>
              {title}
            </Text>
            {lines.map((line) => (
              <Text as="span" block size="note" tone="quiet" key={line}>
                {line}
              </Text>
            ))}
          </li>
        ))}
      </ol>
      {places && <Places inRoom={places.inRoom} />}
    </div>
  );
}

const step = 14;

/** A tick for each guest in the start; ticks above capacity are drawn beyond the line. */
function Places({ inRoom }: { inRoom: number }) {
  const gap = 5;
  const width = inRoom * step + gap;
  return (
    <svg className={styles.places} viewBox={`0 0 ${width} 34`} style={{ maxWidth: width }} aria-hidden="true">
      {Array.from({ length: inRoom }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no state
          key={index}
          fill={index < capacity ? 'var(--rust)' : 'var(--ink)'}
          x={index * step + (index < capacity ? 0 : gap)}
          y="0"
          width="8"
          height="22"
        />
      ))}
      <path stroke="var(--ink)" strokeWidth="1.5" d={`M${capacity * step} 0V34`} />
      <text className={styles.figure} x={capacity * step - 4} y="34" textAnchor="end">
        {capacity}
      </text>
      <text className={styles.figure} x={width} y="34" textAnchor="end">
        {inRoom}
      </text>
    </svg>
  );
}
