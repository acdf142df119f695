import type * as english from '#app/content/staff/calendar-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { holidayName } from '#shared/calendar/day-names.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { closuresCopy } from './closures-copy.ts';

export const calendarCopy: Translated<typeof english.calendarCopy> = {
  title: 'Calendrier',
  lead: 'Ce que les visiteurs voient et peuvent réserver, jour par jour. Ce que vous enregistrez est aussitôt sur le site.',
  loading: 'Chargement du mois…',
  failed: 'Le mois n’a pas pu être chargé.',
  old: 'Ce mois n’est peut-être plus à jour.',
  retry: 'Réessayer',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  daysOf: (month) => `Jours de ${month}`,
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  choose: 'Choisissez un jour pour le voir en entier et le modifier.',

  frenchEvenings: {
    'Islands Night': 'Nuit des îles',
    'Islands Night, Halloween edition': 'Nuit des îles, édition Halloween',
  },
  opening: { open: 'Ouvert', afternoon: 'À partir de midi', closed: 'Fermé' },
  closedFor: (reason) => `Fermé : ${holidayName(reason)}`,
  guests: (count) => counted(count, 'inscrit'),
  mark: (guests) => `Une graduation représente ${counted(guests, 'inscrit')}.`,
  closedStarts: (count) => `${counted(count, 'créneau', 'créneaux')} ${count < 2 ? 'fermé' : 'fermés'}`,
  pendingNotifications: (count) => `${counted(count, 'réservation')} à prévenir`,
  ships: (names) => `Au port : ${names}`,
  edited: 'modifié ici',
  today: 'aujourd’hui',

  day: {
    back: 'Retour au mois',
    editedBy: (name, when) => `Modifié par ${name ?? 'une personne qui a quitté l’équipe'}, ${when}.`,
    listed: (opening) => `Calendrier habituel : ${opening}.`,
    starts: 'Visites et dégustations',
    sunday: 'Il n’y a pas de visite le dimanche.',
    past: 'Ce jour est passé. Il ne peut plus être modifié.',
    keepsClosed: 'Les créneaux isolés se ferment et se rouvrent sous Fermetures.',
    ships: 'Paquebots au port',
    noShips: 'Aucun paquebot.',
    ship: 'Paquebot',
    ashore: 'Débarquement à',
    allAboard: 'Dernier retour à bord à',
    addShip: 'Ajouter un paquebot',
    removeShip: (name) => `Retirer ${name || 'ce paquebot'}`,
    evening: 'Soirée',
    evenings: [
      { value: 'none', label: 'Aucune' },
      { value: 'evening', label: 'Soirée' },
    ],
    eveningName: 'Nom en anglais, tel que les visiteurs le lisent',
    eveningFrench: 'En français (facultatif)',
    eveningFrenchHint: 'Sans lui, les pages françaises affichent le nom anglais.',
    from: 'De',
    until: 'À',
    clock: 'Par exemple 7\u00a0h, 7\u00a0h\u00a030 ou 08:30',
    noon: {
      closes: (starts) => `Ouvert à partir de midi : les ${starts} créneaux avant midi ferment.`,
      leave: 'Ne rien changer',
      confirm(counts) {
        if (counts.toRing > 0) return `Ouvrir à partir de midi : ${closuresCopy.notified.how(counts)}`;
        return counts.mailed === 0
          ? 'Ouvrir à partir de midi'
          : `Ouvrir à partir de midi et prévenir ${counts.mailed}`;
      },
      done: 'Enregistré : ouvert à partir de midi',
    },
    withShips: 'Les paquebots sont enregistrés aussi.',
    withEvening: 'La soirée est enregistrée aussi.',
    toListed: 'Calendrier habituel',
    save: 'Enregistrer le jour',
    saving: 'Enregistrement…',
    preview: 'Voir qui sera prévenu',
    previewing: 'Recherche…',
    saved: (day) => `${capitalised(day)} : enregistré, et déjà sur le site.`,
    tooLate: {
      start: (time, tour, guests) => `${tour.toLowerCase()} de ${time} (${counted(guests, 'inscrit')})`,
      now: (ships, starts) => `Désormais trop tard pour ${ships} : ${starts}.`,
      ask: 'Personne ne reçoit de message. Demandez qui est du paquebot.',
      close: 'Fermer ces créneaux sous Fermetures',
    },
    outdated:
      'Quelqu’un a modifié ce jour depuis que vous l’avez ouvert. Votre saisie n’est pas enregistrée.',
    adopt: 'Afficher l’état actuel',
    pendingNotifications: (count) =>
      `${counted(count, 'réservation')} sur des créneaux supprimés : ${count < 2 ? 'le groupe n’est pas encore prévenu' : 'les groupes ne sont pas encore prévenus'}. Indiquez à nouveau le motif pour les prévenir.`,
    problems: {
      clock: 'Indiquez l’heure sous la forme 7\u00a0h, 7\u00a0h\u00a030 ou 08:30.',
      name: 'Indiquez un nom.',
      order: 'Cette heure précède le début.',
      twice: 'Ce paquebot figure deux fois.',
    },
  },
  refused: (reason, kind) =>
    kind === 'calendar-changed' || kind === 'not-bookable' ? reason : `Rien n’a été modifié. ${reason}`,
  lost: 'Aucune réponse n’est arrivée : le jour est peut-être enregistré. Appuyez à nouveau : rien n’est fait deux fois.',
};
