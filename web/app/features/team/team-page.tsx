import { departed, type TeamGroup, teamGroups } from '../../content/people.ts';
import { teamCopy as copy } from '../../content/team-copy.ts';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { ReadingPart } from '../../ui/reading/reading-part.tsx';
import { crewByIsland } from './crew.ts';
import { IslandCharts } from './island-chart.tsx';
import { LatitudeGauge } from './latitude-gauge.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './team-page.module.css';

const crew = crewByIsland(teamGroups);

/** Who makes the rum, in the groups of the house, and where each of them comes from. */
export const TeamPage = () => (
  <>
    <IslandCharts islands={crew.map(({ island }) => island)} />
    <PageOpening
      title={copy.title}
      lead={copy.lead(copy.counted[crew.length] ?? String(crew.length))}
      beside={<LatitudeGauge crew={crew} />}
    />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      {teamGroups.map((group) => (
        <ReadingPart key={group.name} heading={group.name} aside={group.line} ruled wide>
          <ul className={styles.people}>
            {group.people.map((person) => (
              <PersonCard key={person.name} person={person} />
            ))}
          </ul>
        </ReadingPart>
      ))}
      <ReadingPart heading={departed.name} aside={departed.line} ruled wide>
        <DepartedList people={departed.people} />
      </ReadingPart>
    </div>
  </>
);

/** Former staff: a plain list. */
const DepartedList = ({ people }: Pick<TeamGroup, 'people'>) => (
  <ul className={styles.departed}>
    {people.map(({ name, role, island, description }) => (
      <li key={name} className={styles.former}>
        <h3 className={styles.formerName}>{name}</h3>
        <p className={styles.formerRole}>
          {role}, {copy.from(island)}
        </p>
        <p className={styles.formerLine}>{description}</p>
      </li>
    ))}
  </ul>
);
