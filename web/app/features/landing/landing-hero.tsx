import { landingCopy } from '../../content/landing/landing.ts';
import { cellarFilm } from '../../content/pictures/cellar-film.ts';
import { Button } from '../../ui/button.tsx';
import { HeroFilm } from '../../ui/hero-film/hero-film.tsx';
import layout from '../../ui/layout.module.css';
import { DayGauge, type DayGaugeProps } from './day-gauge.tsx';
import styles from './landing-hero.module.css';

export interface LandingHeroProps extends DayGaugeProps {
  /** Either button was chosen, with what that implies (specification §1). */
  onChoice: () => void;
}

/** One screen: the tagline and two ways on, the film of the cellar, and the day along the foot. */
export const LandingHero = ({ onChoice, ...day }: LandingHeroProps) => (
  <section className={styles.stage} data-header-over="picture">
    <HeroFilm film={cellarFilm} frame={styles.film} alt={landingCopy.picture}>
      <div className={`${layout.wrap} ${styles.content}`}>
        <h1 className={styles.tagline}>
          {landingCopy.tagline[0]} <br />
          {landingCopy.tagline[1]}
        </h1>
        <p className={styles.lead}>{landingCopy.lead}</p>
        <div className={styles.choices}>
          <Button kind="secondary" to="/discover" onClick={onChoice}>
            {landingCopy.discover}
          </Button>
          <Button to="/tours" onClick={onChoice}>
            {landingCopy.bookTour}
          </Button>
        </div>
        <p className={styles.consent}>{landingCopy.consent}</p>
        <DayGauge {...day} />
      </div>
    </HeroFilm>
  </section>
);
