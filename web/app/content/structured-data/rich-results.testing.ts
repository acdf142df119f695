import { z } from 'zod';

/**
 * Requirements of search engines for each published record. The compiler checks names and types against schema.org
 * (schema-dts); these strict schemas add required properties and absolute URLs, and refuse anything else.
 */

const address = z.url();
const day = z.iso.date();
/** A time with a zone, or a date. */
const moment = z.union([day, z.iso.datetime({ offset: true }), z.string().regex(/T\d\d:\d\d\+11:00$/)]);
const text = z.string().trim().min(1);
const reference = z.strictObject({ '@id': address });

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: text,
  addressCountry: z.string().length(2),
});

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  price: z.number().nonnegative(),
  priceCurrency: z.string().length(3),
  url: address,
  availability: z.literal('https://schema.org/InStock'),
  validFrom: day.optional(),
});

/** For limited stock: availability is left to the page. */
const saleOffer = offer.omit({ availability: true, validFrom: true }).extend({
  price: z.int().positive(),
  eligibleRegion: z.strictObject({ '@type': z.literal('Country'), name: z.string().length(2) }),
  seller: reference,
});

const distillery = z.strictObject({
  '@type': z.literal('Distillery'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  image: address,
  email: z.email(),
  telephone: z.array(text).min(1),
  address: postalAddress,
  sameAs: z.array(address).length(5),
  currenciesAccepted: text,
  paymentAccepted: text,
  openingHours: z.array(z.string().regex(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/)),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: text,
    telephone: text,
    availableLanguage: z.array(text),
  }),
  aggregateRating: z.strictObject({
    '@type': z.literal('AggregateRating'),
    ratingValue: z.literal(4.8),
    bestRating: z.literal(5),
    reviewCount: z.literal(150),
  }),
});

const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'counts from one'),
});

const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: z.array(z.string().length(2)),
  publisher: reference,
});

const aboutPage = z.strictObject({
  '@type': z.literal('AboutPage'),
  url: address,
  name: text,
  description: text,
  mainEntity: reference,
});

const product = z.strictObject({
  '@type': z.literal('Product'),
  name: text,
  description: text,
  url: address,
  image: address,
  category: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  manufacturer: reference,
  countryOfOrigin: z.strictObject({ '@type': z.literal('Country'), name: text }),
  additionalProperty: z.array(
    z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: text,
      value: z.number(),
      unitText: text,
      unitCode: text.optional(),
    }),
  ),
  sku: text.optional(),
  offers: saleOffer.optional(),
});

const newsArticle = z.strictObject({
  '@type': z.literal('NewsArticle'),
  headline: text.max(110),
  description: text,
  url: address,
  mainEntityOfPage: address,
  image: address,
  datePublished: day,
  articleSection: text,
  author: z.strictObject({ '@type': z.literal('Person'), name: text }),
  publisher: reference,
});

const touristTrip = z.strictObject({
  '@type': z.literal('TouristTrip'),
  name: text,
  description: text,
  url: address,
  provider: reference,
  offers: offer,
});

const event = z
  .strictObject({
    '@type': z.literal('Event'),
    name: text,
    description: text,
    url: address,
    image: address,
    startDate: moment,
    endDate: moment,
    duration: z.iso.duration().optional(),
    location: z.strictObject({ '@type': z.literal('Place'), name: text, address: postalAddress }),
    organizer: reference,
    performer: z.union([
      reference,
      z.strictObject({ '@type': z.literal('PerformingGroup'), name: text, description: text }),
    ]),
    eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    isAccessibleForFree: z.literal(true).optional(),
    offers: offer,
  })
  .refine(({ startDate, endDate }) => startDate < endDate, 'ends after it starts');

export const Thing = z.discriminatedUnion('@type', [
  distillery,
  breadcrumb,
  website,
  aboutPage,
  product,
  newsArticle,
  touristTrip,
  event,
]);

export const PageGraph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(Thing).min(2),
});
