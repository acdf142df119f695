import type * as english from '#app/content/staff/access-copy.ts';
import type { Translated } from '#app/content/translated.ts';

type Notice = Parameters<typeof english.accessCopy.done>[0];

const byOf = ({ by }: Notice): string => by ?? 'Un technicien, par ligne de commande,';

export const accessCopy: Translated<typeof english.accessCopy> = {
  done(notice, when) {
    const { kind, device } = notice;
    if (kind === 'code') return `${byOf(notice)} a choisi votre code pour les appareils partagés (${when}).`;
    const link = device === undefined ? 'a créé un lien à votre nom' : `a relié ${device} à votre nom`;
    return kind === 'reset'
      ? `${byOf(notice)} ${link}, ${device === undefined ? 'qui supprimera vos clés d’accès à son ouverture' : 'et vos clés d’accès ont été supprimées'} (${when}).`
      : `${byOf(notice)} ${link} (${when}).`;
  },
  remedy:
    'Si vous ne vous y attendiez pas, prévenez tout de suite un autre responsable : ce que fait cet appareil porte votre nom.',
  dismiss: 'Compris',
};
