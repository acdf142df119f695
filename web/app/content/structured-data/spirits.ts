import type { Product } from 'schema-dts';
import { business } from '#shared/content/business.ts';
import type { Page } from '../pages/page.ts';
import { pageAddress, siteAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';
import { structuredWords as words } from './structured-words.ts';

/** The rum: 40% alcohol, 750 ml (specification §9). */
export const rum = ({ path, description, card }: Page): Product => ({
  '@type': 'Product',
  name: words.rum,
  description,
  url: pageAddress(path),
  image: siteAddress(`/cards/${card ?? 'house'}.jpg`),
  category: words.rumCategory,
  brand: { '@type': 'Brand', name: business.name },
  manufacturer: organisationId,
  countryOfOrigin: { '@type': 'Country', name: words.country },
  additionalProperty: [
    { '@type': 'PropertyValue', name: words.strength, value: 40, unitText: '%' },
    { '@type': 'PropertyValue', name: words.volume, value: 750, unitCode: 'MLT', unitText: 'ml' },
  ],
});
