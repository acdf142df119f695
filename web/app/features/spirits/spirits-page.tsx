import { type Bottle, spiritsCopy as copy, range, steps } from '#app/content/spirits/spirits.ts';
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './spirits-page.module.css';

/** The bottles with their ways on, then the story of how they are made, by duration (specification §2). */
export const SpiritsPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} />
    <section className={`${layout.wrap} ${styles.range}`} aria-label={copy.range}>
      <ul className={styles.bottles}>
        {range.map((bottle, index) => (
          <BottleTile key={bottle.name} bottle={bottle} first={index === 0} />
        ))}
      </ul>
      <p className={styles.blends}>
        {copy.blends.text} <TextLink to={copy.blends.link.to}>{copy.blends.link.label}</TextLink>.
      </p>
    </section>
    <section className={`${layout.wrap} ${layout.section} ${layout.last}`} aria-labelledby="process">
      <Rule />
      <h2 id="process" className={styles.process}>
        {copy.process}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ takes, what, text, picture }) => (
          <li key={takes} className={styles.step}>
            <PictureFrame spot={picture} sizes="(min-width: 600px) 46vw, 100vw" />
            <h3 className={styles.takes}>{takes}</h3>
            <p className={styles.what}>{what}</p>
            {text.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  </>
);

const BottleTile = ({ bottle: { name, text, picture, ways }, first }: { bottle: Bottle; first: boolean }) => (
  <li className={styles.bottle}>
    <PictureFrame spot={picture} sizes="(min-width: 900px) 30vw, 45vw" first={first} />
    <div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.strength}>{copy.strength}</p>
      <p className={styles.text}>{text}</p>
      <ul className={styles.ways} aria-label={copy.waysTo(name)}>
        {ways.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} alone>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  </li>
);
