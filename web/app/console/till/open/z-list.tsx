import { Link } from 'react-router-dom';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import type { ListedZ } from '#shared/contracts/staff/till.ts';
import { writeSigned } from '#shared/values/signed-amount.ts';
import { momentOf } from '../moments.ts';
import styles from './z-list.module.css';

/** The tills that were closed before, the latest first. */
export const ZList = ({ zs, nameOf }: { zs: readonly ListedZ[]; nameOf: (person: string) => string }) => (
  <section className={styles.zs}>
    <h2 className={styles.heading}>{copy.zs}</h2>
    {zs.length === 0 ? (
      <p className={styles.none}>{copy.noZs}</p>
    ) : (
      <ul>
        {zs.map(({ number, closedAt, by, takenVuv, hasDifference }) => (
          <li key={number}>
            <Link className={styles.z} to={`${staffPaths.till}?z=${number}`}>
              <b>{copy.zTitle(number)}</b>
              <span className={styles.when}>
                {momentOf(closedAt)}, {nameOf(by)}
                {hasDifference && <em className={styles.differs}>, {copy.differs}</em>}
              </span>
              <span className={styles.sum}>{writeSigned(takenVuv)}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);
