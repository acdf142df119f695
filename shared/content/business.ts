/** Used on every page. Separate constants, so that bundles need not include all of `business`. */
export const houseName = 'Port Vila Rum Distillery';
export const siteUrl = 'https://www.example.com';
export const locality = 'Port Vila';
export const housePhone = '+678 00000';

/**
 * Price per adult in Australian cash, in whole dollars: TO BE SET BY THE OWNER, with the exchange rate. Shown next
 * to the price in vatu; nothing is shown for a tour without one.
 */
export const pricesInAud = {
  'Tour and Tasting': 55,
  'Cellar Door Tasting': 35,
} as const;

/**
 * The business. SAMPLE VALUES: the owner replaces this file first; pages, emails and calendar entries take all business
 * data from it.
 */
export const business = {
  name: houseName,
  siteUrl,
  address: {
    street: 'Sample Street 1',
    locality,
    region: 'Shefa Province',
    country: 'Vanuatu',
    countryCode: 'VU',
    postalCode: 'BP 0000',
  },
  position: { latitude: -17.7222, longitude: 168.3118 },
  /** Landmark for drivers. The Bislama is for review by a native reader. */
  landmark: {
    English: 'On the harbour road, by the blue water tank',
    French: 'Sur la route du port, près de la citerne bleue',
    Bislama: 'Long rod blong haba, klosap long blu tang blong wota',
  },
  /** Cruise ship wharf, with the minutes by car to the distillery in ordinary traffic. */
  wharf: { name: 'Sample wharf', rideMinutes: 15, position: { latitude: -17.7572, longitude: 168.2962 } },
  phones: [housePhone, '+678 00001'],
  emails: {
    bookings: 'bookings@example.com',
    events: 'events@example.com',
    operations: 'operations@example.com',
    sender: 'no-reply@example.com',
  },
  social: [
    { kind: 'Facebook', url: 'https://example.com/facebook' },
    { kind: 'X', url: 'https://example.com/x' },
    { kind: 'Instagram', url: 'https://example.com/instagram' },
    { kind: 'YouTube', url: 'https://example.com/youtube' },
    { kind: 'LinkedIn', url: 'https://example.com/linkedin' },
  ],
  /** Average of all reviews, for search engines and the footer (specification §9). */
  rating: { value: 4.8, of: 5, reviews: 150 },
  /**
   * Analytics and advertising, each only with the visitor's consent: measurement id (`G-…`) and pixel id (digits). When
   * empty, or on a stage without a domain, nothing of the provider is loaded. The ad provider's token is a secret
   * (infra/DEPLOY.md).
   */
  measurement: { analyticsId: '', pixelId: '' },
  serviceLanguages: ['English', 'French', 'Bislama'],
} as const;
