import { landingCopy } from '../../content/landing.ts';
import { HeroBottle } from './hero-bottle.tsx';
import { HeroCasks } from './hero-casks.tsx';
import styles from './hero-drawing.module.css';
import { HeroJar } from './hero-jar.tsx';

/**
 * The picture of the landing screen, drawn: it stands where the film of the house will stand, and behind it
 * while that loads. Flat tones, one light; the only gradient is the scrim that keeps the words readable.
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
      <g transform="translate(1000 770)">
        <HeroBottle />
      </g>
      <g transform="translate(1262 782)">
        <HeroJar />
      </g>
    </svg>
    <svg
      className={styles.narrow}
      viewBox="0 0 390 372"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(-268 -62) scale(0.52)">
        <HeroCasks />
      </g>
      <g transform="translate(174 344) scale(0.405)">
        <HeroBottle />
      </g>
      <g transform="translate(285 349) scale(0.405)">
        <HeroJar />
      </g>
    </svg>
    <div className={styles.scrim} />
  </div>
);
