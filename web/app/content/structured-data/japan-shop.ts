import type { Product } from 'schema-dts';
import { business } from '#shared/content/business.ts';
import { products } from '#shared/shop/products.ts';
import { shopPictures } from '../japan/shop-products.ts';
import { shopTexts } from '../japan/shop-texts.ts';
import { japanPage } from '../pages/japan.ts';
import { siteAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';

/** Rums of the Japan shop with prices. Without stock: the page is static. Ids are the shop's own, not GTINs. */
export const bottlesForJapan: readonly Product[] = products.map(
  ({ id, key, name, priceYen, abv, bottleMillilitres }) => ({
    '@type': 'Product',
    name: name.ja,
    description: shopTexts[key].join(''),
    sku: id,
    url: siteAddress(japanPage.path),
    image: siteAddress(shopPictures[key].image?.src ?? `/cards/${japanPage.card}.jpg`),
    category: 'ラム',
    brand: { '@type': 'Brand', name: business.name },
    manufacturer: organisationId,
    countryOfOrigin: { '@type': 'Country', name: 'バヌアツ' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'アルコール度数', value: abv, unitText: '%' },
      { '@type': 'PropertyValue', name: '容量', value: bottleMillilitres, unitCode: 'MLT', unitText: 'ml' },
    ],
    offers: {
      '@type': 'Offer',
      price: priceYen,
      priceCurrency: 'JPY',
      url: siteAddress(japanPage.path),
      eligibleRegion: { '@type': 'Country', name: 'JP' },
      seller: organisationId,
    },
  }),
);
