import type { Distillery, PostalAddress } from 'schema-dts';
import { type Hours, saturdayHours, weekdayHours } from '#shared/calendar/opening-week.ts';
import { business } from '#shared/content/business.ts';
import { clockTime } from '#shared/values/clock-time.ts';
import { siteAddress } from '../pages/site-address.ts';
import { structuredWords as words } from './structured-words.ts';

/** Reference to the distillery for other records. */
export const organisationId = { '@id': siteAddress('/#organisation') } as const;

export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: business.address.street,
  addressLocality: words.town,
  addressRegion: words.region,
  postalCode: business.address.postalCode,
  addressCountry: business.address.countryCode,
};

const clock = ({ from, until }: Hours): string => [from, until].map(clockTime).join('-');

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
  openingHours: [`Mo-Fr ${clock(weekdayHours)}`, `Sa ${clock(saturdayHours)}`],
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
