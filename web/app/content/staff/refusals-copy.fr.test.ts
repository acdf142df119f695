import { describe, expect, it } from 'vitest';
import type { Problem, Refusal } from '#shared/problems/problems.ts';
import { staffReasons } from '#shared/problems/staff-reasons.ts';
import type { VisitAction, VisitProblem } from '#shared/staff/parties/visit-command.ts';
import { visitRefusal } from '#shared/staff/parties/visit-messages.ts';
import { refusalsCopy } from './refusals-copy.ts';

const sentence = (
  refusal: Partial<Refusal>,
  endpoint = 'recordVisit',
  fields: readonly string[] = [],
): string =>
  refusalsCopy
    .sentence({
      endpoint,
      kind: refusal.kind ?? 'unexpected',
      about: refusal.about,
      message: 'Words of the server.',
      reason: refusal.reason,
      details: (refusal.details ?? {}) as NonNullable<Problem['details']>,
      fields,
    })
    .replace(/\s/g, ' ');

/** A value for each detail that sentences contain. */
const details = {
  action: 'pay',
  name: 'É. Exemple',
  time: '2:00 PM',
  tourType: 'Tour and Tasting',
  sum: 8000,
  who: 'Noa Tari',
  by: 'colleague',
  at: 1_796_000_000,
  date: '2026-12-10',
  start: '3:00 PM',
  here: 2,
  toPay: 4000,
  entry: 'arrive',
  guests: 2,
  vatu: 4000,
  cents: 5500,
  method: 'card',
  days: 7,
  minutes: 10,
  letters: 'HKTRWM',
  adults: 3,
  language: 'French',
  number: 41,
  trackingNumber: 'EN-1234',
  inHouse: 20,
  held: 2,
  available: 3,
  what: 'delivery',
  change: 12,
  parties: 26,
  until: 1_796_000_000,
  limit: 'cancellations',
  max: 30,
  role: 'floor',
  state: 'answered',
  to: 'Mia Vira',
};

describe('a refusal in the French console', () => {
  it('has a separate French sentence for every reason', () => {
    const sentences = staffReasons.map((reason) => sentence({ kind: 'forbidden', reason, details }));
    expect(staffReasons.length).toBeGreaterThan(100);
    expect(new Set(sentences).size).toBeGreaterThan(staffReasons.length - 3);
    const byKind = sentence({ kind: 'forbidden' });
    for (const text of sentences) {
      expect(text).not.toBe(byKind);
      expect(text).not.toMatch(/Words of the server|undefined|NaN|\[object|\b(the|was|is|by|at)\b/);
    }
  });

  const now = new Date('2026-12-10T14:10:00+11:00');
  const at = Math.floor(Date.parse('2026-12-09T10:02:00+11:00') / 1000);
  const party = {
    firstName: 'Élodie',
    lastName: 'Exemple',
    source: 'web',
    time: '2:00 PM',
    tourType: 'Tour and Tasting',
  } as const;
  const pay = { kind: 'pay', method: 'card', amount: 8000, vatu: 8000, outstanding: 8000 } as const;
  const colleagueEntry = { id: '1', by: 'P2', on: 'D2', at } as const;
  const cash = { ...colleagueEntry, kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000 } as const;
  const refused = (problem: VisitProblem, action: VisitAction = pay): string =>
    sentence(visitRefusal(problem, action, { nameOf: () => 'Noa Tari', now, party }));

  it('names the party, the start, the sum and the colleague who recorded the earlier payment', () => {
    const state = { here: 2, outstandingVuv: 0 } as Extract<VisitProblem, { reason: 'other-state' }>['state'];
    expect(
      refused({ kind: 'party-changed', reason: 'other-state', state, last: cash, changedAt: undefined }),
    ).toBe(
      'É. Exemple, visite de 14 h : 8 000 VUV déjà payés en espèces, notés par Noa Tari le mercredi 9 décembre 2026 à 10 h 02. Le paiement n’est pas enregistré. Regardez l’état actuel du groupe.',
    );
    expect(
      refused({ kind: 'forbidden', reason: 'not-yours', entry: cash }, { kind: 'undo', entry: '1' }),
    ).toBe(
      'É. Exemple, visite de 14 h : Noa Tari a enregistré un paiement de 8 000 VUV le mercredi 9 décembre 2026 à 10 h 02. Rien n’a été défait. Vous pouvez défaire vos propres saisies pendant dix minutes ; ensuite, demandez à un responsable.',
    );
  });

  it('gives the time of an entry made today without the date', () => {
    const details = {
      name: 'É. Exemple',
      time: '2:00 PM',
      tourType: 'Tour and Tasting',
      entry: 'note',
      action: 'undo',
    };
    const sentenceOn = (today: string) =>
      sentence({
        kind: 'forbidden',
        reason: 'visitReversalNeeded',
        details: { ...details, who: 'Noa', at, today },
      });
    expect(sentenceOn('2026-12-09')).toContain('Noa a ajouté une note à 10 h 02.');
    expect(sentenceOn('2026-12-10')).toContain(
      'Noa a ajouté une note le mercredi 9 décembre 2026 à 10 h 02.',
    );
  });

  it('names the fields that were not accepted', () => {
    expect(sentence({ kind: 'invalid-input' }, 'changeParty', ['requested.email', 'requested.phone'])).toBe(
      'À corriger : l’adresse e-mail, le téléphone. Rien n’a été enregistré.',
    );
    expect(sentence({ kind: 'invalid-input' }, 'changeParty', ['commandId'])).toBe(
      'La saisie n’a pas été acceptée. Vérifiez-la, puis réessayez.',
    );
  });

  it('says next to a field what to enter there', () => {
    const { field } = refusalsCopy;
    expect(field('Words of the server.', 'requested.email')).toBe(
      'Indiquez une adresse e-mail complète, par exemple nom@exemple.com.',
    );
    expect(field('Words of the server.', 'guestCount')).toBe('Indiquez de 1 à 16 adultes.');
    expect(field('Words of the server.', 'somethingNew')).toMatch(/^Corrigez cette réponse.: elle manque/);
  });

  it('of a wrong sum in Australian dollars states the right sum', () => {
    expect(refused({ kind: 'invalid-input', reason: 'aud-price', vatu: 8000, cents: 11_000 })).toBe(
      'É. Exemple, visite de 14 h, 8 000 VUV : au prix de la maison, 8 000 VUV font 110,00 AUD. Le paiement n’est pas enregistré. Encaissez cette somme.',
    );
  });
});
