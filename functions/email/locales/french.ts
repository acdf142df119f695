import { adultAge } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { payments } from '#shared/content/ways-to-pay.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { frenchDate } from '#shared/visits/french-dates.ts';
import { frenchVisit } from '#shared/visits/french-visit.ts';
import type { MailLocale } from './locale.ts';

/** No-break space before high punctuation and in hours. Some fonts lack the narrow one. */
const nb = '\u00a0';

const frenchPayments: Readonly<Record<(typeof payments)[number], string>> = {
  'cash in VATU and AUD': `les espèces en vatu et en dollars australiens`,
  'Mastercard and Visa': 'les cartes Mastercard et Visa',
  'local cards': 'les cartes locales',
  cheque: 'les chèques',
  'bank connect': 'Bank Connect',
};
const listFormat = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

const linkAdvice = `Le lien ouvre simplement votre réservation, sans rien y changer. Quiconque le détient peut modifier ou annuler votre réservation${nb}: gardez-le pour vous.`;
const callUs = `Répondez à ce message ou appelez-nous au ${business.phones.map((phone) => phone.replaceAll(' ', nb)).join(' ou au ')}`;
const tastingAgeNote = `La dégustation est réservée aux personnes de ${adultAge}${nb}ans et plus. Les moins de ${adultAge}${nb}ans vous accompagnent gratuitement et ne comptent pas parmi les participants.`;

export const french: MailLocale = {
  ...frenchVisit,
  weekday: (date) => capitalised(frenchDate(date, { weekday: 'long' })),
  day: (date) => (date.endsWith('-01') ? '1er' : String(Number(date.slice(-2)))),
  monthAndYear: (date) => frenchDate(date, { month: 'long', year: 'numeric' }),
  hour: (hour) => `${hour}${nb}h`,
  payments: `Nous acceptons ${listFormat.format(payments.map((way) => frenchPayments[way]))}.`,
  labels: {
    ...frenchVisit.labels,
    tour: 'Visite',
    guests: 'Participants',
    when: 'Date et heure',
    reason: 'Motif',
  },
  ticket: {
    heading: 'À l’entrée',
    advice: 'Montrez ceci ou dites les lettres. Tout fonctionne sans internet, même imprimé.',
    picture: 'Code pour l’entrée. Les lettres suffisent aussi.',
  },
  findingUs: 'Nous trouver',
  forDriver: {
    heading: 'Pour votre chauffeur',
    lead: `Montrez-lui votre téléphone${nb}: le chemin en bichelamar, en français et en anglais.`,
  },
  map: 'Ouvrir le plan',
  calendarFile: 'visite.ics',
  cancelled: 'Annulée',
  reply: `Une question${nb}? Répondez à ce message${nb}: l’équipe des réservations vous lira.`,
  confirmation: {
    subject: (tour, date) => `Votre réservation${nb}: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) =>
      `${timeAndZone}, ${guests}. Le paiement se fait sur place et l’annulation est gratuite.`,
    heading: {
      'Tour and Tasting': 'Votre visite est réservée.',
      'Cellar Door Tasting': 'Votre dégustation est réservée.',
    },
    lead: (name, type) =>
      `${greeting(name)} ${type === 'Tour and Tasting' ? 'ce sera un plaisir de vous faire découvrir la distillerie.' : 'ce sera un plaisir de vous servir nos rhums.'}`,
    action: 'Voir, modifier ou annuler ma réservation',
    actionNote: linkAdvice,
    passages: (type) => [
      {
        heading: `Un changement de programme${nb}?`,
        paragraphs: [
          `L’annulation est gratuite jusqu’au début de la ${type === 'Tour and Tasting' ? 'visite' : 'dégustation'}. Ouvrez votre réservation avec le lien ci-dessus, puis choisissez de l’annuler.`,
        ],
      },
      {
        heading: 'Bon à savoir',
        paragraphs: [
          tastingAgeNote,
          'Le fichier joint inscrit la visite dans votre agenda, à l’heure exacte, quel que soit le fuseau de votre téléphone ou du bord.',
        ],
      },
    ],
  },
  change: {
    subject: (tour, date) => `Réservation modifiée${nb}: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `Désormais ${timeAndZone}, ${guests}.`,
    heading: {
      'Tour and Tasting': 'Votre visite est modifiée.',
      'Cellar Door Tasting': 'Votre dégustation est modifiée.',
    },
    lead: (name) => `${greeting(name)} votre réservation est modifiée, à votre demande. La voici à jour.`,
    action: 'Voir ou modifier ma réservation',
    actionNote: 'Le fichier joint met à jour la visite dans votre agenda.',
    passages: () => [
      {
        heading: `Ce n’était pas vous${nb}?`,
        paragraphs: [`Répondez à ce message ou appelez-nous, en indiquant la référence.`],
      },
    ],
  },
  reminder: {
    subject: (tour, date) => `Demain${nb}: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `${timeAndZone}, ${guests}. Notre adresse est dans ce message.`,
    heading: {
      'Tour and Tasting': 'Votre visite est demain.',
      'Cellar Door Tasting': 'Votre dégustation est demain.',
    },
    lead: (name) =>
      `${greeting(name)} ce sera un plaisir de vous accueillir. Voici de quoi nous trouver et arriver à l’heure.`,
    action: 'Voir, modifier ou annuler ma réservation',
    actionNote: linkAdvice,
    passages: (type) => [
      {
        heading: `Un empêchement${nb}?`,
        paragraphs: [
          `L’annulation est gratuite jusqu’au début de la ${type === 'Tour and Tasting' ? 'visite' : 'dégustation'}, et d’autres peuvent prendre vos places. Le lien ci-dessus suffit.`,
        ],
      },
      {
        heading: 'Bon à savoir',
        paragraphs: [tastingAgeNote, 'Le fichier joint met à jour l’événement déjà noté dans votre agenda.'],
      },
    ],
  },
  cancellation: {
    subject: (tour, date) => `Réservation annulée${nb}: ${tour}, ${date}`,
    preheader: () => 'Vos places sont libérées et vous n’avez rien à régler.',
    heading: {
      'Tour and Tasting': 'Votre visite est annulée.',
      'Cellar Door Tasting': 'Votre dégustation est annulée.',
    },
    lead: (name) =>
      `${greeting(name)} votre réservation est annulée, à votre demande. Vous n’avez rien à régler.`,
    action: 'Choisir une autre date',
    actionNote: 'Le fichier joint retire la visite de votre agenda.',
    passages: () => [
      {
        heading: `Ce n’était pas vous${nb}?`,
        paragraphs: [
          `Répondez à ce message ou appelez-nous${nb}: nous chercherons à nouveau des places à cette heure. Merci d’indiquer la référence.`,
        ],
      },
    ],
  },
  closure: {
    subject: (tour, date) => `Nous devons annuler${nb}: ${tour}, ${date}`,
    preheader: () =>
      'Nous serons exceptionnellement fermés. Vous n’avez rien à régler et pouvez choisir une autre date.',
    heading: {
      'Tour and Tasting': 'Nous devons annuler votre visite.',
      'Cellar Door Tasting': 'Nous devons annuler votre dégustation.',
    },
    lead: (name, type) =>
      `${greeting(name)} nous serons exceptionnellement fermés et votre ${type === 'Tour and Tasting' ? 'visite' : 'dégustation'} ne pourra pas avoir lieu. Nous en sommes désolés. Vous n’avez rien à régler.`,
    action: 'Choisir une autre date',
    actionNote: 'Le fichier joint retire la visite de votre agenda.',
    passages: () => [
      {
        heading: `Vous restez à Port-Vila${nb}?`,
        paragraphs: [
          `Nous serions heureux de vous accueillir à un autre moment. Si aucune heure proposée sur le site ne vous convient, répondez à ce message ou appelez-nous${nb}: nous chercherons une solution.`,
        ],
      },
    ],
  },
  restoration: {
    subject: (tour, date) => `Elle aura bien lieu${nb}: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `${timeAndZone}, ${guests}. Vos places sont de nouveau réservées.`,
    heading: {
      'Tour and Tasting': 'Votre visite aura bien lieu.',
      'Cellar Door Tasting': 'Votre dégustation aura bien lieu.',
    },
    lead: (name, type) =>
      `${greeting(name)} nous serons finalement ouverts${nb}: votre ${type === 'Tour and Tasting' ? 'visite' : 'dégustation'} a lieu comme prévu. Notre message d’annulation n’est plus valable. Nous sommes désolés de ce contretemps.`,
    action: 'Voir, modifier ou annuler ma réservation',
    actionNote: 'Le fichier joint remet la visite dans votre agenda.',
    passages: () => [
      {
        heading: `Vous avez prévu autre chose${nb}?`,
        paragraphs: [
          'Si vous avez réservé une autre date, ou si vous ne souhaitez plus venir, ouvrez votre réservation avec le lien ci-dessus et annulez-la, sans frais.',
        ],
      },
    ],
  },
  offers: {
    heading: `L’un de ces horaires vous conviendrait-il${nb}?`,
    lead: (guests) =>
      `Il restait de la place pour ${guests} à l’envoi de ce message. Aucune place n’est retenue pour vous${nb}: chaque lien ouvre le formulaire, et votre visite n’est assurée qu’une fois réservée.`,
  },
  addressChanged: {
    subject: 'L’adresse e-mail de votre réservation a été modifiée',
    heading: 'L’adresse e-mail de votre réservation a changé.',
    lead: (visit, changed) =>
      `Bonjour, l’adresse e-mail de votre réservation a été modifiée le ${changed}. Il s’agit de cette réservation${nb}: ${visit}. Nos messages à son sujet sont désormais envoyés à la nouvelle adresse.`,
    objection: {
      heading: `Ce n’était pas vous${nb}?`,
      paragraphs: [
        `${callUs}, en indiquant la référence.`,
        `C’était bien vous${nb}? Vous n’avez rien à faire.`,
      ],
    },
  },
  addressCancelled: {
    subject: 'Une réservation associée à votre adresse e-mail est annulée',
    heading: 'La réservation est annulée.',
    lead: (visit, changed) =>
      `Bonjour, une réservation associée à votre adresse e-mail jusqu’au ${changed}, est annulée${nb}: ${visit}. Il n’y a rien à régler.`,
    objection: {
      heading: `Ce n’était pas vous${nb}?`,
      paragraphs: [
        `${callUs}${nb}: nous chercherons à nouveau des places à cette heure. Merci d’indiquer la référence.`,
        `C’était vous, ou une personne à qui vous aviez confié la réservation${nb}? Vous n’avez rien à faire.`,
      ],
    },
  },
  references: {
    subject: 'Vos réservations chez nous',
    heading: 'Voici vos réservations.',
    lead: `Bonjour, vous avez demandé les références de vos réservations. Chaque lien ouvre une réservation et permet de la modifier ou de l’annuler${nb}: gardez ce message pour vous.`,
    lastName: 'Nom',
    more: `Il y en a d’autres${nb}: répondez à ce message et nous les chercherons.`,
    objection: {
      heading: `Ce n’était pas vous${nb}?`,
      paragraphs: [
        'Quelqu’un d’autre a saisi votre adresse. Cette personne n’a rien vu, et rien n’a changé.',
      ],
    },
  },
  confirmations: {
    subject: 'Vos nouvelles réservations chez nous',
    heading: 'Vos réservations sont confirmées.',
    lead: `Bonjour, plusieurs visites ont été réservées avec votre adresse en peu de temps${nb}: les voici toutes dans un seul message. Chacune a ici son billet, et son fichier d’agenda en pièce jointe. Le lien ouvre une réservation et permet de la modifier ou de l’annuler${nb}: gardez ce message pour vous.`,
    objection: {
      heading: `Ce n’était pas vous${nb}?`,
      paragraphs: [
        `Quelqu’un d’autre a saisi votre adresse. ${callUs}${nb}: nous annulerons ces réservations.`,
      ],
    },
  },
  seeBooking: 'Voir la réservation',
  linkStillOpens: `Le lien ci-dessus ouvre toujours la réservation${nb}: vous pouvez y voir son état et y remettre votre adresse.`,
};

function greeting(name: string): string {
  return name === '' ? 'Bonjour,' : `Bonjour ${name},`;
}
