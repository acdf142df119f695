import type { contactFormsCopy as english } from '#app/content/contact/contact-forms-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { inWords } from '#shared/values/written-number.ts';

export const contactFormsCopy: Translated<typeof english> = {
  question: {
    title: 'Une question ?',
    lead: 'Un chapeau oublié, une bouteille introuvable, une chaise près de l’alambic : écrivez-nous. Pour un groupe ou un événement, voyez le formulaire plus bas.',
    labels: {
      name: 'Votre nom',
      email: 'Adresse e-mail',
      subject: 'Objet',
      date: 'Jour de votre visite (facultatif)',
      message: 'Votre question',
    },
    send: 'Envoyer la question',
    sent: enquiryMessages.questionSent,
  },
  trap: 'Site web',
  receipt: {
    title: 'Votre envoi',
    answerTo: 'Nous vous répondrons à l’adresse',
    again: 'Écrire un autre message',
  },

  enquiry: 'Un événement',
  enquiryLead: `Un anniversaire dans la cour, une dégustation pour l’équipage, un groupe de plus de ${inWords(capacity)} personnes : dites-nous ce que vous avez en tête, vous recevrez des propositions et un devis.`,
  fromTours: 'Retour aux visites et dégustations',
  labels: {
    name: 'Votre nom',
    business: 'Société (facultatif)',
    email: 'Adresse e-mail',
    phone: 'Téléphone (facultatif)',
    eventName: 'Nom de l’événement',
    date: 'Jour (facultatif)',
    peopleCount: 'Combien de personnes ?',
    catering: 'Traiteur',
    description: 'Qu’avez-vous en tête ?',
  },
  hints: {
    email: 'Nous répondons à cette adresse.',
    peopleCount: 'Une estimation suffit : « 20 à 30 ».',
    description: 'L’heure, dedans ou dans la cour, les boissons, qui viendra.',
  },
  catering: {
    no: 'Sans traiteur',
    required: 'Traiteur souhaité',
    own: 'Nous apportons le nôtre',
  },
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  sent: enquiryMessages.sent,
  failed: enquiryMessages.failed,
  afterFailure: 'Votre texte est toujours là. Vous pouvez aussi',
  labelled: (label, value) => `${label.replace(/\s\?$/, '')}\u00a0: ${value}`,
  byMail: 'l’envoyer par e‑mail',
  byMailTo: `à ${business.emails.events}`,
  enquiryMail: business.emails.events,
  noScript: 'Le formulaire a besoin de JavaScript. Sinon, écrivez à',
};
