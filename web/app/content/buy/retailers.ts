/** Sales channels in page order. */
export const channels = ['Retail', 'Duty free', 'Bars and restaurants'] as const;
export type Channel = (typeof channels)[number];

export const towns = ['Port Vila', 'Santo'] as const;
export type Town = (typeof towns)[number];

export const onlineRegions = ['United Kingdom', 'United States', 'Japan'] as const;
export type OnlineRegion = (typeof onlineRegions)[number];

interface Shop {
  readonly name: string;
  /** Products on sale. */
  readonly sells: string;
}

export interface OnlineRetailer extends Shop {
  readonly region: OnlineRegion;
  /** External URL, or a path of this site. */
  readonly url: `https://${string}` | `/${string}`;
}

export interface LocalRetailer extends Shop {
  readonly town: Town;
  readonly channel: Channel;
  /** Directions. */
  readonly where: string;
}

/** SAMPLE CONTENT, like the list below it: the owner replaces both. To add a retailer, add an entry. */
export const onlineRetailers: readonly OnlineRetailer[] = [
  {
    region: 'United Kingdom',
    name: 'Sample Spirit Merchants',
    sells: 'Aged blends and the five year old single cask, in two to four days.',
    url: 'https://example.com/uk',
  },
  {
    region: 'United Kingdom',
    name: 'Sample Still & Barrel',
    sells: 'Pure cane releases of single farms, as long as each lasts.',
    url: 'https://example.com/uk-farms',
  },
  {
    region: 'United States',
    name: 'Sample Pacific Imports',
    sells: 'Aged blends, to states that allow spirits by post.',
    url: 'https://example.com/us',
  },
  {
    region: 'Japan',
    name: 'Our own shop, in Japanese',
    sells: 'Yumi, Aged and Lost Time, priced in yen and delivered to every prefecture.',
    url: '/jp',
  },
];

export const localRetailers: readonly LocalRetailer[] = [
  {
    town: 'Port Vila',
    channel: 'Retail',
    name: 'Sample Harbour Bottle Shop',
    where: 'On the main street, across from the market house',
    sells: 'The whole range, batch numbers on request.',
  },
  {
    town: 'Port Vila',
    channel: 'Retail',
    name: 'Sample Lagoon Store',
    where: 'Erakor road, before the bridge',
    sells: 'Aged blends, gin and vodka.',
  },
  {
    town: 'Port Vila',
    channel: 'Duty free',
    name: 'Sample Departures Shop',
    where: 'Airport, after passport control',
    sells: 'Aged blends and the single cask, sealed for the cabin.',
  },
  {
    town: 'Port Vila',
    channel: 'Duty free',
    name: 'Sample Wharf Duty Free',
    where: 'Main wharf, open on ship days',
    sells: 'Aged blends, liqueurs and boxes of three.',
  },
  {
    town: 'Port Vila',
    channel: 'Bars and restaurants',
    name: 'Sample Seawall Bar',
    where: 'On the sea front, by the ferry steps',
    sells: 'White rum, lime and soda; the aged blend neat.',
  },
  {
    town: 'Port Vila',
    channel: 'Bars and restaurants',
    name: 'Sample Garden Kitchen',
    where: 'On the hill behind the post office',
    sells: 'Single cask after dinner, by the measure.',
  },
  {
    town: 'Santo',
    channel: 'Retail',
    name: 'Sample Canal Traders',
    where: 'Luganville, main street, west end',
    sells: 'Aged blends, gin and vodka.',
  },
  {
    town: 'Santo',
    channel: 'Duty free',
    name: 'Sample Airstrip Shop',
    where: 'Airport, departure hall, for flights abroad',
    sells: 'Aged blends, sealed for the cabin.',
  },
  {
    town: 'Santo',
    channel: 'Bars and restaurants',
    name: 'Sample Dive Deck',
    where: 'Luganville, on the water, east of the wharf',
    sells: 'Rum punch from a bowl, and the aged blend neat.',
  },
];
