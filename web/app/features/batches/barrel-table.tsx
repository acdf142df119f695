import type { Batch } from '#app/content/batches/batches.ts';
import { batchesCopy as copy } from '#app/content/batches/batches-copy.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { Cluster, Heading, Panel, Text } from '#app/ui/layout/layout.tsx';
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
  const formatAge = ({ years, months }: typeof average) => copy.years(years, months);
  return (
    <Panel as="section" padTop={16} rule="above" className={styles.barrels}>
      <div>
        <Heading as="h3" size="term" untracked below={4}>
          {title}
        </Heading>
        <p>{description}</p>
        <Text size="small" tone="quiet" above={8}>
          {table.length === 1
            ? copy.onlyCask(formatAge(youngest))
            : copy.stats(formatAge(average), formatAge(youngest))}{' '}
          {stats}
        </Text>
      </div>
      <Text as="table" set="left" above={16} fill className={styles.table}>
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
                <Cluster as="span" nowrap justify="between" className={styles.scale} aria-hidden="true">
                  {figures.map((figure) => (
                    <span key={figure}>{figure}</span>
                  ))}
                </Cluster>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ batch, age, fillingDate, blendPercentage }) => (
            <tr key={batch}>
              <th scope="row">
                {batch}
                <Text as="span" size="label" tone="quiet" className={styles.filled}>
                  {copy.filled(monthLabel(fillingDate))}
                </Text>
              </th>
              <td>{formatAge(age)}</td>
              <td>
                <span className={styles.share}>
                  <span className={styles.figure}>{copy.percent(blendPercentage)}</span>
                  <Gauge {...scale} measured={[{ from: 0, to: blendPercentage }]} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Panel>
  );
}
