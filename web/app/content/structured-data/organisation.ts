import type { Distillery, PostalAddress } from 'schema-dts';
import { business } from '#shared/content/business.ts';
import { siteAddress } from '../pages/site-address.ts';
import { structuredWords as words } from './structured-words.ts';

/** Reference to the distillery for other records. */
export const organisationId = { '@id': siteAddress('/#organisation') } as const;

export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: business.address.street,
  addressLocality: business.address.locality,
  addressRegion: business.address.region,
  postalCode: business.address.postalCode,
  addressCountry: business.address.countryCode,
};

/** The distillery with its rating (specification §9). */
export const organisation: Distillery = {
  '@type': 'Distillery',
  ...organisationId,
  name: business.name,
  url: siteAddress('/'),
  logo: siteAddress('/icon-512.png'),
  image: siteAddress('/cards/house.jpg'),
  email: business.emails.bookings,
  telephone: [...business.phones],
  address: postalAddress,
  sameAs: business.social.map(({ url }) => url),
  currenciesAccepted: 'VUV, AUD',
  paymentAccepted: words.payments.join(', '),
  openingHours: ['Mo-Fr 08:00-17:00', 'Sa 12:00-18:00'],
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: business.phones[0],
    availableLanguage: [...words.serviceLanguages],
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: business.rating.value,
    bestRating: business.rating.of,
    reviewCount: business.rating.reviews,
  },
};
