import { releases } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReleaseView } from './release-view.tsx';

export const ReleasesPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} note={copy.note} />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      {releases.map((release) => (
        <ReleaseView key={release.title} release={release} />
      ))}
    </div>
  </>
);
