import { teamCopy as copy } from '#app/content/team/team-copy.ts';
import { positionOn, ticksOf } from '#app/ui/gauge-scale.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { crewByIsland } from './crew.ts';
import styles from './latitude-gauge.module.css';

/** Degrees south; a tick every quarter of a degree. */
const scale = { from: 14.75, to: 20.25 };
const degrees = [15, 16, 17, 18, 19, 20];

/** Islands of origin from north to south, with the number of people. */
export const LatitudeGauge = ({ crew }: { crew: ReturnType<typeof crewByIsland> }) => {
  const y = (latitude: number) => `${positionOn(scale, latitude)}%`;
  return (
    <figure>
      <Text as="figcaption" size="label" tone="quiet">
        {copy.gauge}
      </Text>
      <svg className={styles.gauge} aria-hidden="true">
        <g className={styles.scale}>
          <line x1="56" x2="56" y1="0" y2="100%" />
          {ticksOf(scale.from, scale.to, 0.25).map((at) => (
            <line key={at} x1="56" x2={Number.isInteger(at) ? 74 : 65} y1={y(at)} y2={y(at)} />
          ))}
        </g>
        {degrees.map((latitude) => (
          <text key={latitude} className={styles.degree} x="0" y={y(latitude)} dy="5">
            {copy.latitude(latitude)}
          </text>
        ))}
        {crew.map(({ island }) => (
          <line
            key={island.name}
            className={styles.island}
            x1="57"
            x2="100"
            y1={y(island.latitudeSouth)}
            y2={y(island.latitudeSouth)}
          />
        ))}
        {crew.map(({ island, people }) => (
          <g key={island.name}>
            <text className={styles.name} x="114" y={y(island.latitudeSouth)} dy="7">
              {copy.islandName(island.name)}
            </text>
            <text className={styles.people} x="100%" y={y(island.latitudeSouth)} dy="5" textAnchor="end">
              {copy.crew(people.length)}
            </text>
          </g>
        ))}
      </svg>
      <VisuallyHidden>
        {crew
          .map(({ island, people }) => copy.crewOf(copy.islandName(island.name), copy.crew(people.length)))
          .join(' ')}
      </VisuallyHidden>
    </figure>
  );
};
