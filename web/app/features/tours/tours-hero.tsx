import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import { eventEnquiryPath } from '#app/content/contact/event-enquiry-path.ts';
import { filmCopy } from '#app/content/pictures/film-copy.ts';
import { stillFilm } from '#app/content/pictures/still-film.ts';
import { cookiePolicyLink } from '#app/content/privacy/cookie-policy-link.ts';
import { Button } from '#app/ui/button.tsx';
import { HeroFilm } from '#app/ui/hero-film/hero-film.tsx';
import { Grid, Page, Text } from '#app/ui/layout/layout.tsx';
import { LinkedPhrase } from '#app/ui/linked-phrase.tsx';
import styles from './tours-hero.module.css';

export interface ToursHeroProps {
  /** Link to the calendar below, which keeps the guest’s choices in the URL. */
  calendarLink: string;
  onChoice: () => void;
}

/** Headline over the film of the pot still, with two buttons. */
export const ToursHero = ({ calendarLink, onChoice }: ToursHeroProps) => (
  <section className={styles.hero} data-header-over="picture">
    <HeroFilm film={stillFilm} frame={styles.film} copy={filmCopy}>
      <Page className={styles.content}>
        <h1>
          {copy.title[0]} <br />
          {copy.title[1]}
        </h1>
        <Text size="lead" breaks="balance" above={16} className={styles.lead}>
          {copy.lead}
        </Text>
        <Grid gap={12} above={24} className={styles.choices}>
          <Button to={calendarLink} onClick={onChoice}>
            {copy.chooseDay}
          </Button>
          <Button kind="secondary" to={eventEnquiryPath} onClick={onChoice}>
            {copy.planEvent}
          </Button>
        </Grid>
        <Text size="label" tone="quiet" above={16} padBottom={4} className={styles.consent}>
          <LinkedPhrase text={copy.consent} {...cookiePolicyLink} />
        </Text>
      </Page>
    </HeroFilm>
  </section>
);
