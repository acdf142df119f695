import { needsDecision, type PartyView } from '../view/party-view.ts';
import styles from './ticks.module.css';

/** Height of the row for which the ticks are drawn. */
const drawnHeight = 72;

/**
 * A party's part of the stem: a tick for each adult, short until they arrive, long afterwards, with a thick line next
 * to those who have paid. Ticks are dashed until the server has the entry, split in two where colleagues have to decide,
 * and stretched to the height of the row.
 */
export function UprightTicks({ view, width }: { view: PartyView; width: number }) {
  const { visitStatus, party, guests, here, deliveredArrivals, paidGuests, unsent } = view;
  const isSplit = needsDecision(view);
  const isDrawn = visitStatus !== 'cancelled' || isSplit;
  const hasUnsentAbsence = unsent.some(({ kind }) => kind === 'no-show');
  const hasUnsentPayment = unsent.some(({ kind }) => kind === 'pay');
  const gap = Math.min(14, (drawnHeight - 16) / Math.max(guests - 1, 1));
  const firstY = drawnHeight / 2 - ((guests - 1) * gap) / 2;
  const thickness = Math.min(4, gap * 0.6);
  return (
    <svg
      overflow="visible"
      viewBox={`0 0 ${width} ${drawnHeight}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <line className={styles.stem} x1="1" x2="1" y1="0" y2={drawnHeight} />
      {isDrawn &&
        Array.from({ length: guests }, (_, index) => {
          const y = firstY + index * gap;
          const key = `${party.id}-${index}`;
          if (visitStatus === 'no-show' || index >= guests - view.noShow)
            return (
              <rect
                key={key}
                className={`${styles.noShow} ${hasUnsentAbsence ? styles.dashes : ''}`}
                x="3"
                y={y - 2}
                width="10"
                height="4"
              />
            );
          if (index >= here)
            return (
              <rect
                key={key}
                className={styles.booked}
                x="2"
                y={y - thickness / 2}
                width="11"
                height={thickness * 0.75}
              />
            );
          if (isSplit)
            return (
              <g key={key} className={styles.split}>
                <rect x="2" y={y - 4} width={width - 4} height="2.5" />
                <rect x="2" y={y + 1.5} width={width - 4} height="2.5" />
              </g>
            );
          if (index >= deliveredArrivals)
            return (
              <rect
                key={key}
                data-unsent
                className={styles.unsent}
                x="3"
                y={y - 2}
                width={width - 6}
                height="4"
              />
            );
          const tone = index < paidGuests && !hasUnsentPayment ? styles.paid : styles.unpaid;
          return (
            <rect
              key={key}
              className={`${tone} ${styles.rises}`}
              x="2"
              y={y - thickness / 2}
              width={width - 4}
              height={thickness}
            />
          );
        })}
      {isDrawn && paidGuests > 0 && !hasUnsentPayment && (
        <rect
          className={`${styles.paid} ${styles.line}`}
          y="1"
          width="5"
          height={(drawnHeight - 2) * (paidGuests / guests)}
        />
      )}
      {hasUnsentPayment && (
        <rect data-unsent className={styles.unsentPaid} x="0.75" y="2" width="4.5" height={drawnHeight - 4} />
      )}
    </svg>
  );
}
