import { Link } from 'react-router-dom';
import { formatMoment } from '#app/console/page/moments.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { ListedZ } from '#shared/contracts/staff/till.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import styles from './z-list.module.css';

interface ZListProps {
  zs: readonly ListedZ[];
  /** Whether there are Zs older than those listed. */
  hasEarlier: boolean;
  nameOf: (person: string) => string;
}

/** The closed tills, latest first. */
export const ZList = ({ zs, hasEarlier, nameOf }: ZListProps) => (
  <Stack as="section" gap={12}>
    <Heading size="section-title">{copy.zs}</Heading>
    {zs.length === 0 ? (
      <Text tone="quiet">{copy.noZs}</Text>
    ) : (
      <ul>
        {zs.map(({ number, closedAt, by, takenVuv, hasDifference }) => (
          <li key={number}>
            <Link className={styles.z} to={`${staffPaths.till}?z=${number}`}>
              <b>{copy.zTitle(number)}</b>
              <Text as="span" tone="quiet">
                {formatMoment(closedAt)}, {nameOf(by)}
                {hasDifference && (
                  <Text as="em" tone="few" className={styles.differs}>
                    , {copy.differs}
                  </Text>
                )}
              </Text>
              <Text as="span" weight="strong">
                {formatSigned(takenVuv)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    )}
    {hasEarlier && <EarlierZLink before={zs.at(-1)?.number ?? 1} />}
  </Stack>
);

/** Links to the Z before the oldest one listed. */
const EarlierZLink = ({ before: oldest }: { before: number }) => (
  <Link to={`${staffPaths.till}?z=${oldest - 1}`}>{copy.earlier(oldest - 1)}</Link>
);
