import { communityCopy as copy } from '../../content/community/community.ts';
import layout from '../../ui/layout.module.css';
import { PageHero } from '../../ui/page-hero/page-hero.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { ReadingSection } from '../../ui/reading/reading-section.tsx';
import { CommunityMenu } from './community-menu.tsx';
import styles from './community-page.module.css';

/** A placeholder with its own navigation (specification §2). */
export const CommunityPage = () => (
  <>
    <div className={styles.hero}>
      <PageHero title={copy.title} lead={copy.lead} />
    </div>
    <CommunityMenu />
    <PictureFrame spot={copy.picture} />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      <ReadingSection heading={copy.heading} ruled>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ReadingSection>
    </div>
  </>
);
