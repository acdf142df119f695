import { business } from './business.ts';

/** What a driver reads in one language. */
export interface Direction {
  /** BCP 47, for the `lang` attribute. */
  readonly tag: 'bi' | 'fr' | 'en';
  /** The language, in itself. */
  readonly language: string;
  readonly request: string;
  readonly landmark: string;
  readonly lost: string;
}

/**
 * The way to the distillery in words for a driver, in the languages that drivers in Port Vila read, so that no map
 * service is needed. SAMPLE: the Bislama, here and of the landmark, was not written by a native speaker and is FOR
 * REVIEW BY A NATIVE READER before it is published.
 */
export const directions: readonly Direction[] = [
  {
    tag: 'bi',
    language: 'Bislama',
    request: `Plis tekem mifala i go long ${business.name}.`,
    landmark: `${business.landmark.Bislama}.`,
    lost: 'Sapos yu no faenem ples ia, ringim distileri.',
  },
  {
    tag: 'fr',
    language: 'Français',
    request: `Merci de nous conduire à la distillerie ${business.name}.`,
    landmark: `${business.landmark.French}.`,
    lost: 'Si vous ne trouvez pas, appelez la distillerie.',
  },
  {
    tag: 'en',
    language: 'English',
    request: `Please take us to ${business.name}.`,
    landmark: `${business.landmark.English}.`,
    lost: 'If you cannot find it, ring the distillery.',
  },
];

/** Street and place as a driver needs them, without what only the post does. */
export const placeForDriver = [
  business.address.street,
  `${business.address.locality}, ${business.address.region}`,
] as const;

/** A telephone number as a link dials it. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
