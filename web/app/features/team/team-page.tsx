import { departed, teamGroups } from '#app/content/team/people.ts';
import { teamCopy as copy } from '#app/content/team/team-copy.ts';
import { Page, Stack } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { crewByIsland } from './crew.ts';
import { IslandRow } from './island-row.tsx';
import { LatitudeGauge } from './latitude-gauge.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './team-page.module.css';

const crew = crewByIsland(teamGroups);
const allGroups = [...teamGroups, departed];

/** The team and former staff by group, with their islands of origin. */
export const TeamPage = () => (
  <>
    <PageHero
      title={copy.title}
      lead={copy.lead(copy.counted[crew.length] ?? String(crew.length))}
      aside={<LatitudeGauge crew={crew} />}
    />
    <Page section>
      <IslandRow crew={crew} />
    </Page>
    <Page section last>
      {allGroups.map((group) => (
        <ReadingSection key={group.name} heading={group.name} aside={group.line} ruled wide>
          <Stack as="ul" gap={32} gapX="gutter" className={styles.people}>
            {group.people.map((person) => (
              <PersonCard key={person.name} person={person} />
            ))}
          </Stack>
        </ReadingSection>
      ))}
    </Page>
  </>
);
