import { teamCopy as copy } from '#app/content/team/team-copy.ts';
import type { crewByIsland } from './crew.ts';
import { IslandChart } from './island-chart.tsx';
import styles from './island-row.module.css';

/** Each island of origin once: its chart, and who comes from there. */
export const IslandRow = ({ crew }: { crew: ReturnType<typeof crewByIsland> }) => (
  <ul className={styles.islands} aria-label={copy.islands}>
    {crew.map(({ island, people }) => (
      <li key={island.name}>
        <IslandChart island={island} />
        <p className={styles.name}>{copy.islandName(island.name)}</p>
        <p className={styles.people}>{people.join(', ')}</p>
      </li>
    ))}
  </ul>
);
