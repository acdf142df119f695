import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { PersonForm } from './person-form.tsx';
import { PersonPart } from './person-part.tsx';
import styles from './privacy-page.module.css';
import { TrailList } from './trail-list.tsx';
import { usePrivacy } from './use-privacy.ts';

/** Exports or erases the data of a person, and lists earlier exports and erasures. */
export function PrivacyPage() {
  const privacy = usePrivacy();
  const { trail, search, searchResult, done } = privacy;
  const people = trail.reply?.people ?? [];
  return (
    <div className={`${page.page} ${page.withRecord}`}>
      <div>
        <Heading as="h1" size="title-36" className={page.title}>
          {copy.title}
        </Heading>
        <Text size="prose" tone="quiet" measure={34} above={8}>
          {copy.lead}
        </Text>
      </div>
      <Stack gap={32} className={styles.columns}>
        <Stack skipEmpty gap={16} pack="start">
          <div role="status">{done && <Notice kind="done">{done}</Notice>}</div>
          {searchResult ? (
            <PersonPart searchResult={searchResult} people={people} privacy={privacy} />
          ) : (
            <PersonForm search={search} onSearch={privacy.searchFor} />
          )}
        </Stack>
        <Text
          skipEmpty
          as="section"
          tone="ink"
          className={styles.paper}
          data-surface="paper"
          aria-labelledby="trail"
        >
          <h2 id="trail">{copy.trail}</h2>
          <Text tone="quiet" padBottom={8} className={styles.note}>
            {copy.trailHint}
          </Text>
          <div role="alert">
            {trail.status === 'failed' && (
              <>
                <p>{trail.problem instanceof CallProblem ? trail.problem.message : copy.notLoaded}</p>
                <Button kind="outlined" small onClick={trail.refresh}>
                  {copy.retry}
                </Button>
              </>
            )}
          </div>
          {trail.reply === undefined && trail.status === 'loading' && <p role="status">{copy.loading}</p>}
          {trail.reply?.entries.length === 0 && (
            <Text tone="quiet" padBottom={8} className={styles.note}>
              {copy.noTrail}
            </Text>
          )}
          {trail.reply && <TrailList entries={trail.reply.entries} people={people} />}
        </Text>
      </Stack>
    </div>
  );
}
