import { expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { StatementSection } from './statement-section.tsx';

const booking = {
  id: 'b1',
  date: '2026-11-24',
  time: '2:00 PM',
  tourType: 'Cellar Door Tasting',
  firstName: 'Ana',
  lastName: 'Sample',
  guestCount: 3,
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  preferredLanguage: 'French',
  totalPrice: 7500,
  status: 'confirmed',
  chargingModel: 'operator_charges',
  booked: { guestCount: 2, totalPrice: 5000 },
  onAccountVuv: 1500,
} as const;

function statement(): { name: string | undefined; lines: readonly string[] } {
  const { html } = renderStatic(
    <StatementSection
      reply={{ success: true, companyName: 'A', month: '2026-11', bookings: [booking] } as never}
    />,
  );
  const [, csv = ''] = /href="data:text\/csv;charset=utf-8,([^"]+)"/.exec(html) ?? [];
  return {
    name: /download="([^"]+)"/.exec(html)?.[1],
    lines: decodeURIComponent(csv.replaceAll('&#x27;', "'")).replace('\ufeff', '').trim().split('\r\n'),
  };
}

it('the CSV statement of an operator is in French, including hours and sums', () => {
  const { name, lines } = statement();
  expect(name).toBe('releve-2026-11.csv');
  expect(lines).toEqual([
    'date (Port-Vila),heure (Port-Vila),visite,prénom,nom,participants,référence,paiement,montant (VUV)',
    '2026-11-24,14\u00a0h,Dégustation au chai,Ana,Sample,2,SAM261124200PM-7K3Q…,encaissé par le prestataire,5000',
    '2026-11-24,14\u00a0h,Dégustation au chai,Ana,Sample,1,SAM261124200PM-7K3Q…,payé ici par le client,2500',
    '2026-11-24,14\u00a0h,Dégustation au chai,Ana,Sample,,SAM261124200PM-7K3Q…,porté sur le compte du prestataire,1500',
    'Encaissé par le prestataire\u00a0: à régler à la distillerie,,,,,2,,encaissé par le prestataire,5000',
    'Payé par les clients à la distillerie,,,,,1,,payé ici par le client,2500',
    'Porté sur le compte du prestataire à l’entrée\u00a0: à régler à la distillerie,,,,,,,porté sur le compte du prestataire,1500',
    '"À régler par le prestataire, en tout",,,,,,,,6500',
  ]);
});
