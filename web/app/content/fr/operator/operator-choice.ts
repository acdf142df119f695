import type * as english from '#app/content/operator/operator-choice.ts';
import type { Translated } from '#app/content/translated.ts';
import type { operatorTypes, tourFrequencies } from '#shared/operators/operator-request.ts';

type Choice = (typeof operatorTypes | typeof tourFrequencies)[number];

const choices: Readonly<Record<Choice, string>> = {
  'Freelance Taxi and Bus Drivers': 'Taxis et bus indépendants',
  'Private Guides': 'Guides privés',
  'Half-Day or Full-Day Excursion Providers': 'Excursions d’une demi-journée ou d’une journée',
  'Cruise Shore Excursion Specialists': 'Excursions pour croisiéristes',
  'Large Coach Operators': 'Autocaristes',
  'Eco and Adventure Tours': 'Écotourisme et aventure',
  Other: 'Autre',
  'Only on cruise ship days': 'Les jours d’escale uniquement',
  'Once a week': 'Une fois par semaine',
  'A few times a week': 'Plusieurs fois par semaine',
  'Every day': 'Tous les jours',
  'Irregularly/On demand': 'À la demande',
};

/** A choice of the operator form in French. A value that the form does not offer stays unchanged. */
export const operatorChoice: Translated<typeof english.operatorChoice> = (sent) =>
  choices[sent as Choice] ?? sent;
