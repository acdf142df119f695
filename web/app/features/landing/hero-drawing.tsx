import { landingCopy } from '../../content/landing.ts';
import { Bottle } from '../../ui/bottle/bottle.tsx';
import { HeroCasks } from './hero-casks.tsx';
import styles from './hero-drawing.module.css';
import { HeroJar } from './hero-jar.tsx';

/**
 * The picture of the landing screen, drawn: it stands where the film of the house will stand, and behind it
 * while that loads. Flat tones, one warm light; the only gradient is the scrim that keeps the words readable.
 */
export const HeroDrawing = () => (
  <div className={styles.picture} role="img" aria-label={landingCopy.picture}>
    <svg
      className={styles.wide}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <HeroCasks />
    </svg>
    <svg
      className={styles.subject}
      viewBox="0 0 1440 776"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <g transform="translate(1000 762)">
        <Bottle spirit="aged" label={landingCopy.label} />
      </g>
      <g transform="translate(1262 774)">
        <HeroJar />
      </g>
    </svg>
    <svg
      className={styles.narrow}
      viewBox="730 92 620 620"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <HeroCasks />
    </svg>
    <svg
      className={styles.narrow}
      viewBox="0 0 390 330"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g transform="translate(172 312) scale(0.352)">
        <Bottle spirit="aged" label={landingCopy.label} />
      </g>
      <g transform="translate(286 316) scale(0.352)">
        <HeroJar />
      </g>
    </svg>
    <div className={styles.scrim} />
  </div>
);
