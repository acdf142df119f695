import type { Release } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import { factsOf } from './release-facts.ts';
import styles from './release-record.module.css';

export interface ReleaseRecordProps {
  release: Release;
  /** Accessible name of the facts. */
  label: string;
}

/** Facts of a release: on paper once bottled, an empty frame until then. */
export const ReleaseRecord = ({ release, label }: ReleaseRecordProps) => (
  <section
    className={release.batch ? styles.record : `${styles.record} ${styles.blank}`}
    data-surface={release.batch ? 'paper' : undefined}
    aria-label={label}
  >
    <dl className={styles.facts}>
      <div className={styles.batch}>
        <dt className={styles.name}>{copy.facts.batch}</dt>
        <dd className={release.batch ? styles.number : styles.noNumber}>{release.batch ?? copy.noNumber}</dd>
      </div>
      {factsOf(release).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    {!release.batch && <p className={styles.rest}>{copy.rest}</p>}
  </section>
);
