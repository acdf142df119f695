import { operatorCopy as copy } from '../../content/operator-copy.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { PicturePlace } from '../../ui/picture-place/picture-place.tsx';
import { ReadingPart } from '../../ui/reading/reading-part.tsx';
import { StillScene } from '../../ui/scenes/still-scene.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './operator-page.module.css';

/** What the operator programme is, and how to ask for it. */
export const OperatorPage = () => (
  <>
    <PageOpening
      title={copy.title}
      lead={copy.lead}
      picture={
        <PicturePlace spot={copy.picture} cover first>
          <StillScene />
        </PicturePlace>
      }
    />
    <div className={`${layout.wrap} ${layout.last}`}>
      <ReadingPart heading={copy.how} ruled>
        <p>{copy.ask}</p>
        <p>
          <TextLink to={`mailto:${copy.write}`} alone>
            {copy.write}
          </TextLink>
        </p>
      </ReadingPart>
      <ReadingPart heading={copy.forGuests} ruled>
        <p>{copy.book}</p>
        <p className={styles.way}>
          <Button kind="secondary" to="/tours">
            {copy.toTours}
          </Button>
        </p>
      </ReadingPart>
    </div>
  </>
);
