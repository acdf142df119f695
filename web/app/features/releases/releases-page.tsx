import { releases } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import { Page } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReleaseView } from './release-view.tsx';

export const ReleasesPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} note={copy.note} />
    <Page section last>
      {releases.map((release) => (
        <ReleaseView key={release.title} release={release} />
      ))}
    </Page>
  </>
);
