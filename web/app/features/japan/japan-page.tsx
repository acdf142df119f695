import { japanCopy as copy } from '../../content/japan-copy.ts';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { PicturePlace } from '../../ui/picture-place/picture-place.tsx';
import { ReadingPart } from '../../ui/reading/reading-part.tsx';
import { CasksScene } from '../../ui/scenes/casks-scene.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The page for visitors from Japan: what there will be, and whom to ask. */
export const JapanPage = () => (
  <>
    <PageOpening
      title={copy.title}
      lead={copy.lead}
      picture={
        <PicturePlace spot={copy.picture} cover first>
          <CasksScene />
        </PicturePlace>
      }
    />
    <div className={`${layout.wrap} ${layout.last}`}>
      <ReadingPart heading={copy.soon} ruled>
        {copy.soonText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <TextLink to={`mailto:${copy.email}`} alone>
            {copy.email}
          </TextLink>
        </p>
        <p>
          <TextLink to="/legal-disclosure" alone>
            {copy.disclosure}
          </TextLink>
        </p>
      </ReadingPart>
    </div>
  </>
);
