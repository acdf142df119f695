/**
 * Who the business is. SAMPLE VALUES: the owner replaces this file first; pages, mails and calendar
 * entries read it and name the business nowhere else.
 */
export const business = {
  name: 'Port Vila Rum Distillery',
  siteUrl: 'https://www.example.com',
  address: {
    street: 'Sample Street 1',
    locality: 'Port Vila',
    region: 'Shefa Province',
    country: 'Vanuatu',
    countryCode: 'VU',
    postalCode: 'BP 0000',
  },
  /** Where the distillery stands, in degrees. */
  position: { latitude: -17.7222, longitude: 168.3118 },
  /** Where to look out for us, for drivers. The Bislama is for review by a native reader. */
  landmark: {
    English: 'On the harbour road, by the blue water tank',
    French: 'Sur la route du port, près du réservoir d’eau bleu',
    Bislama: 'Long rod blong haba, klosap long blu tang blong wota',
  },
  /** Where ships land, and the minutes of the ride between there and the distillery in ordinary traffic. */
  wharf: { name: 'Sample wharf', rideMinutes: 15, position: { latitude: -17.7572, longitude: 168.2962 } },
  phones: ['+678 00000', '+678 00001'],
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
  /** Accepted on site (specification §9). */
  payments: ['cash in VATU and AUD', 'Mastercard and Visa', 'local cards', 'cheque', 'bank connect'],
  serviceLanguages: ['English', 'French', 'Bislama'],
} as const;
