import type * as english from '#app/content/privacy/cookie-policy.ts';
import { retentionDays } from '#shared/limits/retention.ts';

export const cookiePolicyCopy: typeof english.cookiePolicyCopy = {
  title: 'Politique relative aux cookies',
  lead: 'Rien n’est mesuré et aucun cookie n’est déposé avant votre accord : par un bouton de l’accueil ou de la page des visites, ou dans les réglages. Vous pouvez changer d’avis à tout moment.',
  parts: [
    {
      id: 'essential',
      heading: 'Toujours actifs',
      text: [
        'Ces éléments restent dans votre navigateur et ne sont pas des cookies. Nous ne les voyons pas : seul nous parvient ce que vous envoyez. Ce qui est gardé « pour cet onglet » disparaît quand vous le fermez.',
      ],
      facts: [
        {
          name: 'Votre choix de cookies',
          value: 'Pour le suivre sur chaque page. Gardé jusqu’à ce que vous effaciez les données de ce site.',
        },
        {
          name: 'Panier de la boutique au Japon',
          value:
            'Bouteilles et préfecture, pour que le panier survive à un rechargement. Gardé jusqu’à ce que vous effaciez les données de ce site.',
        },
        {
          name: 'Commande au Japon',
          value:
            'Votre adresse e‑mail et le fait d’avoir 20 ans ou plus, le temps du paiement. Gardé pour cet onglet.',
        },
        {
          name: 'Formulaires en cours d’envoi',
          value:
            'Un nombre tiré au hasard et une empreinte, pour qu’un formulaire envoyé deux fois n’arrive qu’une fois. Gardé pour cet onglet.',
        },
        {
          name: 'Lecture et film',
          value: 'L’endroit où vous en étiez, et si vous avez suspendu le film. Gardé pour cet onglet.',
        },
        {
          name: 'Votre paquebot',
          value: 'Celui que vous avez indiqué, pour ne le demander qu’une fois. Gardé pour cet onglet.',
        },
        {
          name: 'Votre réservation',
          value:
            'La référence de la dernière réservation ouverte, pour la retrouver dans Ma réservation. Gardée pour cet onglet.',
        },
        {
          name: 'Langue',
          value:
            'Le fait d’avoir fermé la ligne qui signale les pages en français : gardé jusqu’à ce que vous effaciez les données de ce site. Votre saisie, le temps de changer de langue : effacée dès que l’autre page l’a reçue.',
        },
        {
          name: 'Lien de prestataire',
          value: 'La clé de l’espace d’un prestataire. Gardée pour cet onglet.',
        },
      ],
    },
    {
      id: 'statistics',
      heading: 'Mesure d’audience',
      text: [
        'Seulement avec votre accord. Google Analytics nous dit quelles pages sont lues, et jusqu’où vont les réservations.',
      ],
      facts: [
        {
          name: 'Quoi',
          value:
            'Des cookies qui commencent par _ga. Les adresses des pages, sans noms ni références, le type de visite, son prix, son heure et sa langue. Jamais votre nom, votre adresse e‑mail ni la référence d’une réservation.',
        },
        { name: 'Qui les reçoit', value: 'Google, directement de votre navigateur.' },
        {
          name: 'Combien de temps',
          value: 'La durée fixée par Google ; désactiver la mesure d’audience efface aussitôt les cookies.',
        },
      ],
    },
    {
      id: 'advertising',
      heading: 'Publicité',
      text: [
        'Seulement avec votre accord. Meta apprend qu’une annonce a mené à une visite du site, à une réservation ou à une commande.',
      ],
      facts: [
        {
          name: 'Quoi',
          value:
            'Les cookies _fbc, qui retient le clic sur une annonce, et _fbp. L’adresse de la page, sans noms ni références, le nom et la langue de votre navigateur, le type de visite et le nombre d’adultes ou les bouteilles, le montant, et une empreinte de la référence. Jamais votre nom ni votre adresse e‑mail.',
        },
        {
          name: 'Qui les reçoit',
          value:
            'Meta. Notre serveur les transmet sans votre adresse IP ; le script de Meta dans votre navigateur, et notre page quand notre serveur ne répond pas, s’adressent directement à Meta.',
        },
        {
          name: 'Combien de temps',
          value: `_fbc : ${retentionDays.adClick} jours ; _fbp : la durée fixée par Meta. Désactiver la publicité efface aussitôt les deux.`,
        },
      ],
    },
    {
      id: 'change',
      heading: 'Changer d’avis',
      text: [
        '« Gérer les cookies », en bas de chaque page, active ou désactive la mesure d’audience et la publicité, dès l’enregistrement.',
        'Si votre navigateur envoie Global Privacy Control, les deux restent désactivées, quel que soit le bouton. Effacer les données de ce site dans votre navigateur supprime tout ce qui figure ici.',
      ],
      settings: 'Ouvrir les réglages des cookies',
    },
  ],
  other: { label: 'Vie privée : réservations, commandes et messages', to: '/privacy' },
};
