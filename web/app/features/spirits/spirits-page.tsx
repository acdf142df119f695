import { spiritsCopy as copy, range, shelf, steps } from '../../content/spirits/spirits.ts';
import layout from '../../ui/layout.module.css';
import { PageHero } from '../../ui/page-hero/page-hero.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { ReadingSection } from '../../ui/reading/reading-section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './spirits-page.module.css';

/** Story of the spirits by the duration of each production step, with images (specification §2). */
export const SpiritsPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} />
    <div className={styles.shelf}>
      <PictureFrame spot={shelf} cover first />
    </div>
    {steps.map(({ takes, what, text, picture }) => (
      <div key={takes}>
        <div className={`${layout.wrap} ${styles.step}`}>
          <ReadingSection heading={takes} aside={what}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </ReadingSection>
        </div>
        {picture && <PictureFrame spot={picture} />}
      </div>
    ))}
    <div className={`${layout.wrap} ${styles.step}`}>
      <ReadingSection heading={copy.range} ruled wide>
        <dl>
          {range.map(({ name, text, picture }) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.bottle}>
                <PictureFrame spot={picture} sizes="(min-width: 900px) 120px, 72px" />
              </dd>
              <dd>{text}</dd>
              <dd className={styles.strength}>{copy.strength}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.links}>
          {[copy.batches, copy.storian, copy.buy].map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to} alone>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </ReadingSection>
    </div>
  </>
);
