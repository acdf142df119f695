import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { landingCopy } from '#app/content/landing/landing.ts';
import { cellarFilm } from '#app/content/pictures/cellar-film.ts';
import { filmCopy } from '#app/content/pictures/film-copy.ts';
import { cookiePolicyLink } from '#app/content/privacy/cookie-policy-link.ts';
import { Button } from '#app/ui/button.tsx';
import { HeroFilm } from '#app/ui/hero-film/hero-film.tsx';
import { Grid, Page, Text } from '#app/ui/layout/layout.tsx';
import { LinkedPhrase } from '#app/ui/linked-phrase.tsx';
import { unknownAddress } from '#shared/site/unknown-address.ts';
import { DayGauge, type DayGaugeProps } from './day-gauge.tsx';
import styles from './landing-hero.module.css';

export interface LandingHeroProps extends DayGaugeProps {
  /** Either button was clicked, which implies consent (specification §1). */
  onChoice: () => void;
}

/** The landing page: tagline, two buttons, a film of the cellar, and a gauge of the opening hours. */
export function LandingHero({ onChoice, ...day }: LandingHeroProps) {
  const [isUnknownAddress, setUnknownAddress] = useState(false);
  const { hash } = useLocation();
  // Shown after the first render, so that the live region announces it. A reload does not repeat it.
  useEffect(() => {
    if (hash !== unknownAddress) return;
    setUnknownAddress(true);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [hash]);
  return (
    <section className={styles.stage} data-header-over="picture">
      <HeroFilm film={cellarFilm} frame={styles.film} alt={landingCopy.picture} copy={filmCopy}>
        <Page className={styles.content}>
          <Text size="small" weight="strong" role="status" className={styles.unknown}>
            {isUnknownAddress && landingCopy.unknownAddress}
          </Text>
          <h1 className={styles.tagline}>
            {landingCopy.tagline[0]} <br />
            {landingCopy.tagline[1]}
          </h1>
          <Text breaks="balance" above={20} className={styles.lead}>
            {landingCopy.lead}
          </Text>
          <Grid gap={12} above={24} className={styles.choices}>
            <Button kind="secondary" to="/discover" onClick={onChoice}>
              {landingCopy.discover}
            </Button>
            <Button to="/tours" onClick={onChoice}>
              {landingCopy.bookTour}
            </Button>
          </Grid>
          <Text size="label" tone="quiet" breaks="balance" above={16} below={12} className={styles.consent}>
            <LinkedPhrase text={landingCopy.consent} {...cookiePolicyLink} />
          </Text>
          <DayGauge {...day} />
        </Page>
      </HeroFilm>
    </section>
  );
}
