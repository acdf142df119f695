import { buyCopy as copy } from '#app/content/buy/buy-copy.ts';
import { channels, onlineRegions, towns } from '#app/content/buy/retail-places.ts';
import { localRetailers, onlineRetailers } from '#app/content/buy/retailers.ts';
import { Button } from '#app/ui/button.tsx';
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './buy-page.module.css';
import { ShelfChart } from './shelf-chart.tsx';
import { ShopGroup } from './shop-group.tsx';

/** Retailers by region and sales channel (specification §1). */
export const BuyPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} beside={<ShelfChart />} />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      <ReadingSection heading={copy.online} aside={copy.onlineLine} ruled wide>
        <div className={styles.groups}>
          {onlineRegions.map((region) => (
            <ShopGroup
              key={region}
              name={copy.placeName(region)}
              shops={onlineRetailers.filter((shop) => shop.region === region)}
            />
          ))}
        </div>
      </ReadingSection>
      {towns.map((town) => (
        <ReadingSection key={town} heading={copy.placeName(town)} aside={copy.inTown[town]} ruled wide>
          <div className={styles.groups}>
            {channels.map((channel) => (
              <ShopGroup
                key={channel}
                name={copy.placeName(channel)}
                shops={localRetailers.filter((shop) => shop.town === town && shop.channel === channel)}
              />
            ))}
          </div>
        </ReadingSection>
      ))}
      <ReadingSection id="cellar-door" heading={copy.cellarDoor} ruled>
        <p>{copy.cellarDoorLine}</p>
        <div className={styles.actions}>
          <Button to="/tours">{copy.tours}</Button>
          <TextLink to="/contact" alone>
            {copy.findUs}
          </TextLink>
        </div>
        <p>
          {copy.trade} <TextLink to="/contact">{copy.tradeLink}</TextLink>.
        </p>
      </ReadingSection>
    </div>
  </>
);
