import { communityCopy as copy } from '../../content/community/community.ts';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { PicturePlace } from '../../ui/picture-place/picture-place.tsx';
import { ReadingSection } from '../../ui/reading/reading-section.tsx';
import { CommunityMenu } from './community-menu.tsx';
import styles from './community-page.module.css';

/** A placeholder with a navigation of its own (specification §2). */
export const CommunityPage = () => (
  <>
    <div className={styles.opening}>
      <PageOpening title={copy.title} lead={copy.lead} />
    </div>
    <CommunityMenu />
    <PicturePlace spot={copy.picture} />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      <ReadingSection heading={copy.heading} ruled>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ReadingSection>
    </div>
  </>
);
