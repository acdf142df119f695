import { buyCopy as copy } from '#app/content/buy/buy-copy.ts';
import { channels, onlineRegions, towns } from '#app/content/buy/retail-places.ts';
import { localRetailers, onlineRetailers } from '#app/content/buy/retailers.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Page, Stack } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { RetailTownsChart } from './retail-towns-chart.tsx';
import { ShopGroup } from './shop-group.tsx';

/** Retailers by region and sales channel (specification §1). */
export const BuyPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} aside={<RetailTownsChart />} />
    <Page section last>
      <ReadingSection heading={copy.online} aside={copy.onlineLine} ruled wide>
        <Stack gap={32} gapX="gutter" abreast={3}>
          {onlineRegions.map((region) => (
            <ShopGroup
              key={region}
              name={copy.placeName(region)}
              shops={onlineRetailers.filter((shop) => shop.region === region)}
            />
          ))}
        </Stack>
      </ReadingSection>
      {towns.map((town) => (
        <ReadingSection key={town} heading={copy.placeName(town)} aside={copy.inTown[town]} ruled wide>
          <Stack gap={32} gapX="gutter" abreast={3}>
            {channels.map((channel) => (
              <ShopGroup
                key={channel}
                name={copy.placeName(channel)}
                shops={localRetailers.filter((shop) => shop.town === town && shop.channel === channel)}
              />
            ))}
          </Stack>
        </ReadingSection>
      ))}
      <ReadingSection id="cellar-door" heading={copy.cellarDoor} ruled>
        <p>{copy.cellarDoorLine}</p>
        <Cluster gap={16} gapX={32} align="center">
          <Button to="/tours">{copy.tours}</Button>
          <TextLink to="/contact" alone>
            {copy.findUs}
          </TextLink>
        </Cluster>
        <p>
          {copy.trade} <TextLink to="/contact">{copy.tradeLink}</TextLink>.
        </p>
      </ReadingSection>
    </Page>
  </>
);
