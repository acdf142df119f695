import { teamCopy as copy } from '#app/content/team/team-copy.ts';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import type { crewByIsland } from './crew.ts';
import { IslandChart } from './island-chart.tsx';
import styles from './island-row.module.css';

/** Charts of the islands of origin with the names of the crew. */
export const IslandRow = ({ crew }: { crew: ReturnType<typeof crewByIsland> }) => (
  <Grid as="ul" gap={24} gapX="gutter" className={styles.islands} aria-label={copy.islands}>
    {crew.map(({ island, people }) => (
      <li key={island.name}>
        <IslandChart island={island} />
        <Text size="h3" above={12}>
          {copy.islandName(island.name)}
        </Text>
        <Text size="small" tone="quiet">
          {people.join(', ')}
        </Text>
      </li>
    ))}
  </Grid>
);
