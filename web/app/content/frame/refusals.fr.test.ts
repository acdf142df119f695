import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { enquiryFields } from '#shared/enquiries/event-enquiry.ts';
import { operatorFields } from '#shared/operators/operator-request.ts';
import { type Problem, problemReasons } from '#shared/problems/problems.ts';
import { trapField } from '#shared/values/trap.ts';
import { translateRefusal } from './refusals.ts';

const messageFor = (refusal: Partial<Problem>, endpoint = 'createBooking'): string =>
  translateRefusal({ kind: undefined, message: 'Words of the server.', ...refusal, endpoint }).message;

const nameOf = ({ method, path }: { method: string; path: string }): string =>
  Object.entries(endpoints).find(
    ([, endpoint]) => endpoint.method === method && endpoint.path === path,
  )?.[0] ?? '';

/** Calls of the pages that are in French. */
const siteContracts = contracts.filter(
  ({ staff, path }) => staff === undefined && !/\/api\/(stripe|inventory)/.test(path),
);
const refusals = siteContracts.flatMap((contract) =>
  ['invalid-input' as const, 'unavailable' as const, ...contract.problems].map(
    (kind) => [nameOf(contract), kind] as const,
  ),
);

describe('refusals in French', () => {
  it('are tested for more than 40 pairs of endpoint and problem kind', () => {
    expect(refusals.length).toBeGreaterThan(40);
  });

  it.each(refusals)('by the endpoint %s have a French sentence for the problem kind %s', (endpoint, kind) => {
    const sentence = messageFor({ kind }, endpoint);
    if (kind !== 'not-passed-on') expect(sentence).not.toBe(messageFor({ kind: 'unexpected' }));
    expect(sentence).not.toMatch(/Words of the server|undefined|NaN/);
  });

  it.each(['createBooking', 'requestOperatorAccess'])(
    'by the endpoint %s for a filled honeypot ask the guest to try again, and name no field',
    (endpoint) => {
      const fields = { [trapField]: 'Words of the server.' };
      expect(messageFor({ kind: 'invalid-input', fields }, endpoint)).toBe(
        'L’envoi a échoué. Merci de réessayer.',
      );
    },
  );

  it('have a different sentence for each reason', () => {
    const sentences = problemReasons.map((reason) => messageFor({ kind: 'too-many', reason, about: 3600 }));
    expect(new Set(sentences).size).toBe(problemReasons.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/Words of the server|undefined|NaN/);
  });

  it.each<[Partial<Problem>, string]>([
    [{ kind: 'slot-full' }, 'Ce créneau n’est plus disponible pour le nombre de participants choisi.'],
    [{ kind: 'slot-full', about: 0 }, 'Ce créneau est complet.'],
    [{ kind: 'slot-full', about: 1 }, 'Il ne reste qu’une place.'],
    [{ kind: 'slot-full', about: 3 }, 'Il ne reste que 3 places.'],
    [{ kind: 'language-taken', about: 'English' }, 'Cette visite est déjà prévue en anglais'],
    [{ kind: 'slot-closed', about: 'Cyclone' }, 'Nous sommes fermés à cette heure : Cyclone.'],
    [{ kind: 'price-changed', about: 12_000 }, 'Le prix de cette réservation est de 12 000 VUV.'],
    [
      { kind: 'not-bookable', reason: 'notOnThisDay' },
      'Ce jour-là, les visites débutent à 12 h, heure de Port‑Vila (UTC+11).',
    ],
    [{ kind: 'not-bookable', reason: 'closedDay' }, 'Désolés, nous sommes fermés le dimanche'],
    [
      { kind: 'not-bookable', reason: 'closedDay', about: '2025-10-11' },
      'Nous sommes fermés le samedi 11 octobre : ',
    ],
    [{ kind: 'too-late', reason: 'noShow' }, 'Nous avions noté votre absence : rien n’a été modifié.'],
    [{ kind: 'too-many', about: 30 }, 'Réessayez dans une minute, ou écrivez'],
    [{ kind: 'too-many', about: 3600 }, 'Réessayez dans 60 minutes, ou écrivez'],
    [{ kind: 'too-many', reason: 'placesOfNetwork', about: 50_000 }, 'Réessayez dans 14 heures'],
    [
      { kind: 'too-many', reason: 'startsOfNetwork', about: 7200 },
      'et nous réserverons pour vous, ou réessayer dans 2 heures',
    ],
  ])('for the problem %j say "%s"', (refusal, sentence) => {
    expect(messageFor(refusal).replace(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
  });

  it('have a general sentence for an unknown reason', () => {
    const newer = { kind: 'too-late', reason: 'of-tomorrow' } as unknown as Partial<Problem>;
    expect(messageFor(newer)).toBe(messageFor({ kind: 'too-late' }));
    expect(messageFor({ kind: 'of-tomorrow' } as unknown as Partial<Problem>)).toBe(
      messageFor({ kind: 'unexpected' }),
    );
  });
});

const general = 'Cette réponse est à revoir.';

const fieldOf = (
  endpoint: string,
  field: string,
  sent: Readonly<Record<string, unknown>>,
): string | undefined =>
  translateRefusal({
    kind: 'invalid-input',
    message: 'Words of the server.',
    fields: { [field]: 'Words of the server.' },
    endpoint,
    sent,
  }).fields?.[field]?.replace(/[\u00a0\u202f]/g, ' ');

const bookingFields = [
  'firstName',
  'lastName',
  'email',
  'preferredLanguage',
  'guestCount',
  'date',
  'time',
  'tourType',
] as const;

/** Fields that people fill in, by call; the page sets the others. */
const enteredFields = {
  createBooking: bookingFields,
  changeBooking: bookingFields,
  createOperatorBooking: bookingFields,
  cancelBooking: ['email'],
  openBooking: ['reference', 'email'],
  requestReferences: ['email'],
  sendEventEmail: enquiryFields,
  requestOperatorAccess: operatorFields,
  listOperatorBookings: ['month'],
} as const;

const filledByPage = /^(tourId|totalPrice|messageLanguage|website_url|to|kind)$/;

describe('a refused field in French', () => {
  it.each(
    Object.entries(enteredFields).flatMap(([endpoint, fields]) =>
      fields.map((field) => [endpoint, field] as const),
    ),
  )('of the endpoint %s, named %s, has a sentence that explains how to correct it', (endpoint, field) => {
    // Too long for any text, and not a choice, number or address.
    const sentence = fieldOf(endpoint, field, { [field]: 'é'.repeat(5000) });
    expect(sentence).not.toBe(general);
    expect(sentence).not.toMatch(
      /Words of the server|undefined|NaN|(?<!\p{L})(the|your|please|enter)(?!\p{L})/iu,
    );
    expect(sentence).toMatch(/[\p{L}.)]$/u);
  });

  it('has a sentence for every field of every form', () => {
    let count = 0;
    for (const contract of siteContracts.filter(
      ({ name }) => name !== 'send-meta-event' && name !== 'send-confirmation',
    )) {
      const { body } = contract as {
        body?: { shape?: object; _zod?: { def: { out?: { shape?: object } } } };
      };
      const shape = body?.shape ?? body?._zod?.def.out?.shape ?? {};
      const fields = Object.keys(shape).filter((field) => !filledByPage.test(field));
      count += fields.length;
      expect(enteredFields[nameOf(contract) as keyof typeof enteredFields] ?? [], contract.name).toEqual(
        expect.arrayContaining(fields),
      );
    }
    expect(count).toBeGreaterThan(40);
  });

  it.each([
    ['createBooking', 'firstName', { firstName: ' ' }, 'Indiquez votre prénom.'],
    ['createBooking', 'firstName', {}, 'Indiquez votre prénom.'],
    [
      'createBooking',
      'lastName',
      { lastName: 'x'.repeat(90) },
      'Raccourcissez votre nom : 80 caractères au plus.',
    ],
    [
      'createBooking',
      'lastName',
      { lastName: 'a\u0000b' },
      'N’employez que des signes visibles dans votre nom.',
    ],
    ['createBooking', 'email', { email: 'ana' }, 'Il manque un @ dans cette adresse (nom@exemple.com).'],
    ['createBooking', 'guestCount', { guestCount: 0 }, 'Réservez pour 1 adulte au moins.'],
    ['createBooking', 'guestCount', { guestCount: 2.5 }, 'Indiquez un nombre entier d’adultes.'],
    [
      'createBooking',
      'preferredLanguage',
      { preferredLanguage: 'German' },
      'Choisissez l’anglais ou le français.',
    ],
    ['createOperatorBooking', 'firstName', { firstName: '' }, 'Indiquez le prénom du participant.'],
    ['sendEventEmail', 'eventName', { eventName: '' }, 'Indiquez le nom de l’événement.'],
    [
      'sendEventEmail',
      'eventName',
      { eventName: '', kind: 'question' },
      'Indiquez l’objet de votre message.',
    ],
    ['sendEventEmail', 'description', { kind: 'question' }, 'Indiquez votre question.'],
    [
      'sendEventEmail',
      'date',
      { date: '24.11.' },
      'Indiquez un jour sous la forme 2026-12-31, ou laissez ce champ vide.',
    ],
    ['requestOperatorAccess', 'waitsOnSite', {}, 'Indiquez si vous attendez sur place.'],
    ['requestOperatorAccess', 'companyName', { companyName: '' }, 'Indiquez le nom de votre société.'],
    ['createBooking', 'ofANewerServer', {}, general],
    ['createBooking', 'firstName', { firstName: 'Ana' }, general],
  ])('in a call of %s, named %s and sent as %j, has the error "%s"', (endpoint, field, sent, sentence) => {
    expect(fieldOf(endpoint, field, sent)).toBe(sentence);
  });
});
