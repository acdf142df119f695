import type { Channel, OnlineRegion, Town } from './retail-places.ts';

/** Where to Buy page (specification §1, §2). */
export const buyCopy = {
  title: ['Where', 'to buy'],
  lead: 'By post in three countries, over the counter in two towns, and at our own bar, where you can taste first.',
  chart: 'Port Vila on Efate and Luganville on Espiritu Santo, on a chart of the islands between them',
  /** Towns of the chart. */
  luganville: 'Luganville',
  portVila: 'Port Vila',
  /** Name of a region, a town or a sales channel. */
  placeName: (name: OnlineRegion | Town | Channel): string => name,
  online: 'Online',
  onlineLine: 'The shop you choose handles delivery and tax.',
  inTown: {
    'Port Vila': 'Shops and bars between the airport and the wharf.',
    Santo: 'Luganville and its airport, an hour north by plane.',
  } satisfies Record<Town, string>,
  otherSite: 'on another site',
  map: 'Map',
  mapOf: (shop: string) => `of ${shop}, on another site`,
  mapAt: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  cellarDoor: 'At the cellar door',
  cellarDoorLine:
    'The bar at the distillery sells every bottle of the range, and some that are sold nowhere else. Come for a tour or a tasting, or just for the bottle.',
  tours: 'Book Tour',
  findUs: 'How to find us',
  trade: 'A shop or a bar of your own?',
  tradeLink: 'Write to us',
} as const;
