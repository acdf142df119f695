import { business } from './business.ts';

export interface Direction {
  /** BCP 47, for the `lang` attribute. */
  readonly tag: 'bi' | 'fr' | 'en';
  readonly language: string;
  readonly request: string;
  readonly landmark: string;
  readonly lost: string;
}

/**
 * Directions for drivers in the languages read in Port Vila, instead of a map service. SAMPLE: the Bislama, here and in
 * the landmark, was not written by a native speaker and is FOR REVIEW BY A NATIVE READER before publication.
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
    request: `Merci de nous conduire à ${business.name}, la distillerie de rhum de Port-Vila.`,
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

/** Address for drivers, without postal details. */
export const placeForDriver = [
  business.address.street,
  `${business.address.locality}, ${business.address.region}`,
] as const;

const { latitude, longitude } = business.position;

/** The distillery on a map in the browser, on any device. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
