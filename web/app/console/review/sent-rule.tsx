import { useId } from 'react';

/** A scale that sent presses fill, with open decisions as split ticks. */
export function SentRule({ sent, open }: { sent: number; open: number }) {
  const id = useId();
  const count = sent + open;
  const step = 440 / count;
  const ticks = Math.min(count, 120);
  return (
    <svg width="100%" height="2.125rem" viewBox="0 0 440 34" preserveAspectRatio="none" aria-hidden="true">
      <rect fill="var(--copper)" x="0" y={16} width={sent * step} height="5" />
      {Array.from({ length: ticks + 1 }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no state
          key={`${id}${index}`}
          fill="var(--cream-3)"
          x={Math.min(439, (index * 440) / ticks)}
          y={18}
          width="1"
          height={index % 5 === 0 ? 14 : 8}
        />
      ))}
      {Array.from({ length: open }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no state
        <g key={`${id}o${index}`} fill="var(--few)">
          <rect x={(sent + index) * step + step * 0.15} y="2" width={step * 0.25} height={16} />
          <rect x={(sent + index) * step + step * 0.6} y="2" width={step * 0.25} height={16} />
        </g>
      ))}
    </svg>
  );
}
