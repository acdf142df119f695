import { useNow } from '#app/clock/use-now.ts';
import { linkCopy as copy } from '#app/content/staff/link-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { linkSeconds } from '#shared/staff/sign-in/people.ts';
import { minutesOf } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';

const ticks = 40;
const clockLabel = (seconds: number): string => timeLabel(minutesOf(new Date(seconds * 1000)));
const toPercent = (share: number): string => `${share * 100}%`;

/** Shows the ten minutes of a link as a gauge that fills, with four divisions a minute. @param endsAt epoch seconds */
export function LinkGauge({ endsAt }: { endsAt: number }) {
  const now = useNow();
  if (now === undefined) return null;
  const remaining = Math.min(Math.max(endsAt - now.getTime() / 1000, 0), linkSeconds);
  const elapsed = 1 - remaining / linkSeconds;
  return (
    <Text as="div" size="note" tone="quiet">
      <svg overflow="visible" width="100%" height="34" aria-hidden="true">
        <line stroke="var(--cream-3)" x1="0" x2="100%" y1="12.5" y2="12.5" />
        {Array.from({ length: ticks + 1 }, (_, index) => (
          <line
            stroke="var(--cream-3)"
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position
            key={index}
            x1={toPercent(index / ticks)}
            x2={toPercent(index / ticks)}
            y1="12"
            y2={index % 4 === 0 ? 29 : 20}
          />
        ))}
        <rect fill="var(--paid)" y="10" width={toPercent(elapsed)} height="5" />
        <line
          stroke="var(--unpaid)"
          strokeWidth="2"
          x1={toPercent(elapsed)}
          x2={toPercent(elapsed)}
          y1="6"
          y2="34"
        />
        <circle fill="var(--unpaid)" cx={toPercent(elapsed)} cy="6" r="5" />
      </svg>
      <Cluster as="p" nowrap justify="between" padTop={8}>
        <span>{clockLabel(endsAt - linkSeconds)}</span>
        <span>{clockLabel(endsAt)}</span>
      </Cluster>
      <p>{copy.left(Math.ceil(remaining / 60))}</p>
    </Text>
  );
}
