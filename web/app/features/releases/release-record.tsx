import type { Release } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import { Grid, Panel, Text } from '#app/ui/layout/layout.tsx';
import { detailsOf } from './release-details.ts';
import styles from './release-record.module.css';

export interface ReleaseRecordProps {
  release: Release;
  /** Accessible name of the details. */
  label: string;
}

/** Details of a release, on paper once it has a batch number, in an empty frame until then. */
export const ReleaseRecord = ({ release, label }: ReleaseRecordProps) => (
  <section
    className={release.batch ? styles.record : `${styles.record} ${styles.blank}`}
    data-surface={release.batch ? 'paper' : undefined}
    aria-label={label}
  >
    <Grid as="dl" gapX={16} className={styles.facts}>
      <Panel padBottom={16} span="all" className={styles.batch}>
        <Text as="dt" size="small" tone="quiet">
          {copy.facts.batch}
        </Text>
        <dd className={release.batch ? styles.number : styles.noNumber}>{release.batch ?? copy.noNumber}</dd>
      </Panel>
      {detailsOf(release).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" size="small" tone="quiet">
            {name}
          </Text>
          <Text as="dd" size="h3">
            {value}
          </Text>
        </div>
      ))}
    </Grid>
    {!release.batch && (
      <Text tone="quiet" className={styles.rest}>
        {copy.rest}
      </Text>
    )}
  </section>
);
