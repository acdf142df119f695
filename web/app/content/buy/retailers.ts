import type { Channel, OnlineRegion, Town } from './retail-places.ts';

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
  readonly position: { readonly latitude: number; readonly longitude: number };
}

/** SAMPLE CONTENT, like the list below it: the owner replaces both. To add a retailer, add an entry. */
export const onlineRetailers: readonly OnlineRetailer[] = [
  {
    region: 'United Kingdom',
    name: 'Sample Spirit Merchants',
    sells: 'Aged blends and the single cask, in two to four days.',
    url: 'https://example.com/uk',
  },
  {
    region: 'United Kingdom',
    name: 'Sample Still & Barrel',
    sells: 'Pure cane of single farms, while it lasts.',
    url: 'https://example.com/uk-farms',
  },
  {
    region: 'United States',
    name: 'Sample Pacific Imports',
    sells: 'Aged blends, where spirits may go by post.',
    url: 'https://example.com/us',
  },
  {
    region: 'Japan',
    name: 'Our own shop, in Japanese',
    sells: 'Yumi, Aged and Lost Time, to every prefecture.',
    url: '/jp',
  },
];

export const localRetailers: readonly LocalRetailer[] = [
  {
    town: 'Port Vila',
    channel: 'Retail',
    name: 'Sample Harbour Bottle Shop',
    where: 'Main street, opposite the market house',
    sells: 'The whole range.',
    position: { latitude: -17.7388, longitude: 168.3138 },
  },
  {
    town: 'Port Vila',
    channel: 'Retail',
    name: 'Sample Lagoon Store',
    where: 'Erakor road, before the bridge',
    sells: 'Aged blends, gin, vodka.',
    position: { latitude: -17.7519, longitude: 168.3209 },
  },
  {
    town: 'Port Vila',
    channel: 'Duty free',
    name: 'Sample Departures Shop',
    where: 'Airport, after passport control',
    sells: 'Aged blends, single cask, sealed for the cabin.',
    position: { latitude: -17.6993, longitude: 168.3196 },
  },
  {
    town: 'Port Vila',
    channel: 'Duty free',
    name: 'Sample Wharf Duty Free',
    where: 'Main wharf, on ship days',
    sells: 'Aged blends, liqueurs, boxes of three.',
    position: { latitude: -17.7571, longitude: 168.2968 },
  },
  {
    town: 'Port Vila',
    channel: 'Bars and restaurants',
    name: 'Sample Seawall Bar',
    where: 'Sea front, by the ferry steps',
    sells: 'White rum, lime and soda; aged blend neat.',
    position: { latitude: -17.7369, longitude: 168.3127 },
  },
  {
    town: 'Port Vila',
    channel: 'Bars and restaurants',
    name: 'Sample Garden Kitchen',
    where: 'On the hill behind the post office',
    sells: 'Single cask, by the measure.',
    position: { latitude: -17.7362, longitude: 168.3151 },
  },
  {
    town: 'Santo',
    channel: 'Retail',
    name: 'Sample Canal Traders',
    where: 'Luganville, main street, west end',
    sells: 'Aged blends, gin, vodka.',
    position: { latitude: -15.5139, longitude: 167.1662 },
  },
  {
    town: 'Santo',
    channel: 'Duty free',
    name: 'Sample Airstrip Shop',
    where: 'Airport, departures abroad',
    sells: 'Aged blends, sealed for the cabin.',
    position: { latitude: -15.5048, longitude: 167.2203 },
  },
  {
    town: 'Santo',
    channel: 'Bars and restaurants',
    name: 'Sample Dive Deck',
    where: 'Luganville, on the water, east of the wharf',
    sells: 'Rum punch; aged blend neat.',
    position: { latitude: -15.5158, longitude: 167.1874 },
  },
];
