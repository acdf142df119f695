import type { Batch } from '#app/content/batches/batches.ts';
import { batchesCopy as copy } from '#app/content/batches/batches-copy.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { agesOf, monthLabel, shareScaleOf } from './barrel-figures.ts';
import styles from './barrel-table.module.css';

export interface BarrelTableProps {
  id: string;
  barrels: NonNullable<Batch['barrels']>;
}

/** Barrels of a batch with cask, age and share, the shares on one scale (specification §2). */
export function BarrelTable({ id, barrels: { title, description, stats, table } }: BarrelTableProps) {
  const scale = shareScaleOf(table);
  const { average, youngest } = agesOf(table);
  const figures = Array.from({ length: scale.to / scale.major + 1 }, (_, step) => step * scale.major);
  const written = ({ years, months }: typeof average) => copy.years(years, months);
  return (
    <section className={styles.barrels}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p>{description}</p>
        <p className={styles.stats}>
          {table.length === 1
            ? copy.onlyCask(written(youngest))
            : copy.stats(written(average), written(youngest))}{' '}
          {stats}
        </p>
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{copy.barrelsOf(id)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{copy.barrel}</th>
            <th scope="col">{copy.age}</th>
            <th scope="col">
              <span className={styles.share}>
                {copy.share}
                <span className={styles.scale} aria-hidden="true">
                  {figures.map((figure) => (
                    <span key={figure}>{figure}</span>
                  ))}
                </span>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ batch, age, fillingDate, blendPercentage }) => (
            <tr key={batch}>
              <th scope="row">
                {batch}
                <span className={styles.filled}>{copy.filled(monthLabel(fillingDate))}</span>
              </th>
              <td>{written(age)}</td>
              <td>
                <span className={styles.share}>
                  <span className={styles.figure}>{copy.percent(blendPercentage)}</span>
                  <Gauge {...scale} measured={[{ from: 0, to: blendPercentage }]} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
