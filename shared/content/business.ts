/** Said around every page. They stand by themselves, so that these bring nothing else of the business along. */
export const houseName = 'Port Vila Rum Distillery';
export const siteUrl = 'https://www.example.com';
export const locality = 'Port Vila';

/**
 * Who the business is. SAMPLE VALUES: the owner replaces this file first; pages, mails and calendar
 * entries read it and name the business nowhere else.
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
  /** Of all reviews together: told to search engines, and seen in the footer (specification §9). */
  rating: { value: 4.8, of: 5, reviews: 150 },
  /** Accepted on site (specification §9). */
  payments: ['cash in VATU and AUD', 'Mastercard and Visa', 'local cards', 'cheque', 'bank connect'],
  /**
   * Who measures visits and advertisements, each only with the visitor's consent: the id at the analytics provider
   * (`G-…`) and of the ad provider's pixel (digits). Empty: nothing of theirs is ever loaded. The token of the ad
   * provider's server is a secret, kept elsewhere (infra/DEPLOY.md).
   */
  measurement: { analyticsId: '', pixelId: '' },
  serviceLanguages: ['English', 'French', 'Bislama'],
  /** What Japanese law asks of whoever sells alcohol to Japan. */
  japan: {
    seller: 'Port Vila Rum Distillery（ポートビラ・ラム・ディスティラリー）',
    responsible: '見本 花子',
    address: 'バヌアツ共和国シェファ州ポートビラ Sample Street 1, BP\u00a00000',
    licence: '通信販売酒類小売業免許（見本税務署、見本第0000号）',
    salesManager: {
      name: '見本 太郎',
      /** Day of the training, and until when the next one is due. */
      trained: '2026年4月1日',
      nextTraining: '2029年3月31日',
      trainer: '見本小売酒販組合',
    },
  },
} as const;
