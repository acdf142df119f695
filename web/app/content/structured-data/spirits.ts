import type { Product } from 'schema-dts';
import { business } from '../../../../shared/content/business.ts';
import type { Page } from '../pages/page.ts';
import { siteAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';

/** The rum: 40% alcohol, 750 ml (specification §9). */
export const rum = ({ path, description, card }: Page): Product => ({
  '@type': 'Product',
  name: `Rum of ${business.name}`,
  description,
  url: siteAddress(path),
  image: siteAddress(`/cards/${card ?? 'house'}.jpg`),
  category: 'Rum',
  brand: { '@type': 'Brand', name: business.name },
  manufacturer: organisationId,
  countryOfOrigin: { '@type': 'Country', name: business.address.country },
  additionalProperty: [
    { '@type': 'PropertyValue', name: 'Alcohol by volume', value: 40, unitText: '%' },
    { '@type': 'PropertyValue', name: 'Volume', value: 750, unitCode: 'MLT', unitText: 'ml' },
  ],
});
