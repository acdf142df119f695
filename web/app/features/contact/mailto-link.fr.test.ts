import { expect, it } from 'vitest';
import { filledEnquiryFields } from './filled-fields.ts';
import { mailtoLink } from './mailto-link.ts';

it('the mailto link of an enquiry form on a French page names each field once, in French', () => {
  const fields = filledEnquiryFields({
    name: 'Ana',
    business: '',
    email: '',
    date: '2026-12-19',
    peopleCount: '20',
    catering: 'own',
    eventName: 'Fête',
    description: 'Un\nDeux',
    phone: '',
  });
  const body = new URL(mailtoLink('events@example.com', 'Fête', fields)).searchParams.get('body');
  expect(body?.split('\r\n')).toEqual([
    'Votre nom\u00a0: Ana',
    'Nom de l’événement\u00a0: Fête',
    'Jour (facultatif)\u00a0: samedi 19 décembre 2026',
    'Combien de personnes\u00a0: 20',
    'Traiteur\u00a0: Nous apportons le nôtre',
    'Qu’avez-vous en tête\u00a0: Un\nDeux',
  ]);
});
