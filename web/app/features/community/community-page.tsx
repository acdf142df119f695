import { communityCopy as copy, farms, given, seasons } from '#app/content/community/community.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { CommunityMenu } from './community-menu.tsx';
import styles from './community-page.module.css';

/** Under its own navigation (specification §2): the year of the cane, the farms, and what goes back to them. */
export const CommunityPage = () => (
  <>
    <div className={styles.hero}>
      <PageHero title={copy.title} lead={copy.lead} />
    </div>
    <CommunityMenu />
    <PictureFrame spot={copy.picture} first />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      <ReadingSection heading={copy.year.heading} aside={copy.year.text} ruled wide>
        <dl>
          {seasons.map((season) => (
            <div key={season.name} className={styles.season}>
              <dt className={styles.name}>{season.name}</dt>
              <dd className={styles.when}>{season.when}</dd>
              <dd>
                <Gauge
                  from={0}
                  to={12}
                  major={1}
                  minor={1}
                  measured={season.spans}
                  figures={copy.year.months.map((text, month) => ({ at: month + 0.5, text }))}
                />
              </dd>
              <dd className={styles.about}>{season.about}</dd>
            </div>
          ))}
        </dl>
      </ReadingSection>
      <ReadingSection heading={copy.farms.heading} aside={copy.farms.text} ruled wide>
        <ul className={styles.farms}>
          {farms.map(({ place, ground, cut, batch }) => (
            <li key={batch}>
              <h3>{place}</h3>
              <p className={styles.about}>{ground}</p>
              <p className={styles.about}>{cut}</p>
              <TextLink to={`/batch/${batch}`} alone>
                {copy.farms.record(batch)}
              </TextLink>
            </li>
          ))}
        </ul>
      </ReadingSection>
      <ReadingSection heading={copy.back.heading} ruled wide>
        <dl className={styles.given}>
          {given.map(({ name, text }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.about}>{text}</dd>
            </div>
          ))}
        </dl>
      </ReadingSection>
      <ReadingSection heading={copy.meet.heading} ruled>
        <p>{copy.meet.text}</p>
        <ul>
          {copy.meet.links.map(({ label, to }) => (
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
