import type * as english from '#app/content/staff/scan-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

const letters = inWords(lettersOfParty);

export const cameraCopy: Translated<typeof english.cameraCopy> = {
  title: 'Scanner',
  hint: 'Gardez le code dans le cadre',
  opening: 'Ouverture de la caméra…',
  further: 'Pas encore lisible. Plus de lumière, ou plus loin',
  noCode: 'Aucun code après 8 secondes',
  noCodeHint: `Un écran fêlé ou sombre est fréquent. Les ${letters} lettres font pareil.`,
  notFetched: `Le lecteur de codes n’est pas encore là. Les ${letters} lettres font pareil.`,
  typeLetters: `Taper les ${letters} lettres`,
  light: 'Lampe',
  refused: 'La caméra n’est pas autorisée.',
  refusedHint: `Les ${letters} lettres font pareil. Pour autoriser la caméra : Réglages, Applications, ce navigateur, Caméra.`,
  missing: 'Il n’y a pas de caméra.',
  missingHint: `Une autre application l’utilise peut-être. Les ${letters} lettres font pareil.`,
  askAgain: 'Redemander',
  askAgainFor: 'pour la caméra',
  find: 'Chercher',
  findName: 'Chercher le nom',
};

export const findingCopy: Translated<typeof english.findingCopy> = {
  good: (time) => `Valable. Dans la liste de ${time}`,
  changed: (time) => `Valable. Modifié après ${time}`,
  unlisted: 'Valable. Signé par nous, pas dans la liste',
  here: (time) => `Déjà là depuis ${time}`,
  otherStart: (start) => `Pas ce créneau : ${start}`,
  otherDay: (day) => `Pas aujourd’hui : ${day}`,
  cancelled: (time) => `Annulé, d’après la liste de ${time}`,
  leftList: (time) => `N’est plus dans la liste de ${time}`,
  guests: (count, start) => `${counted(count, 'participant')}, ${start}`,
  someHere: (here, guests) => `${here} sur ${guests} ${here < 2 ? 'est là' : 'sont là'}.`,
  toPay: (vuv) => (vuv > 0 ? `${formatFigure(vuv)} à payer.` : 'Rien à payer.'),
  note: (text) => `Note : ${text}`,
  bookedAfter: (time) =>
    `${time === undefined ? '' : `Réservé après ${time}. `}Le code suffit ; il porte trois lettres du nom, pas plus.`,
  arrivedBy: (who, guests, isAll, isHere) =>
    `${who} a appuyé sur Arrivés pour ${isAll && guests > 1 ? 'les ' : ''}${guests}${isHere ? ' sur cet appareil' : ''}. Le même code n’ajoute personne.`,
  somebody: 'Quelqu’un',
  places: (start, language, left) =>
    `${start}${language === undefined ? '' : `, en ${languageName(language)}`} : ${counted(left, 'place')} d’après cet appareil.`,
  leftListHint:
    'Le code est plus ancien que la liste, et la liste ne les a pas : ils ont annulé ou changé de date. Demandez un billet plus récent, ou cherchez le nom.',
  cancelledHint: 'Les places ont peut-être été données.',
  elseHolds: 'Quelqu’un d’autre montre le même code ? Demandez le nom, puis ouvrez le groupe.',
  staysBooked: (day) => `Leur réservation du ${day} reste. Il faut le réseau pour l’annuler.`,
  neverCancelled:
    'S’ils disent n’avoir jamais annulé : faites-les entrer, ajoutez une note. Un responsable regarde plus tard.',
  byCode: 'Entre dans la liste de cet appareil avec « par code ».',
  arrived: 'Arrivés',
  arrivedAll: (count, start) => `${count === 1 ? 'un' : count === 2 ? 'les deux' : `les ${count}`}, ${start}`,
  arrivedFor: (time) => `Arrivés pour ${time}`,
  theyWait: 'ils attendent',
  joins: (time) => `Entrent à ${time}`,
  onlySome: 'Une partie',
  howMany: 'Combien d’entre eux sont là ?',
  nextGuest: 'Suivant',
  open: 'Ouvrir',
  walkInToday: 'Sans réservation, aujourd’hui',
  walkIn: 'Faire entrer sans réservation',
  walkInFor: (count, vuv) => `${counted(count, 'adulte')}, ${formatFigure(vuv)} à payer`,
  notNow: 'Pas maintenant',
  notOurs: 'Pas notre code',
  notSigned: 'Pas signé par nous',
  notSignedHint: 'Il est peut-être modifié, mal copié, ou d’un autre lieu.',
  nobody: 'Il ne fait entrer personne.',
  askLetters: `Demandez les ${letters} lettres sous le code, ou cherchez le nom.`,
  noKeys: 'Les codes ne peuvent pas encore être vérifiés',
  noKeysHint: `Cet appareil n’a pas eu de réseau depuis que les codes servent. Les ${letters} lettres trouvent le groupe.`,
  recorded: (name, count) => `${name} : ${count} ${count < 2 ? 'arrivé' : 'arrivés'}`,
  notKept: (name) => `${name} : pas enregistré. Notez-le sur papier.`,
};

export const lettersCopy: Translated<typeof english.lettersCopy> = {
  title: `${capitalised(letters)} lettres`,
  where: 'Sous le code, sur le billet et dans l’e-mail. Aucune ne ressemble à une autre ni à un chiffre.',
  typed: (letters) => (letters === '' ? 'Aucune lettre' : `Lettres tapées : ${letters}`),
  begin: (count) => (count === 1 ? '1 groupe commence ainsi' : `${count} groupes commencent ainsi`),
  more: (count) => `${count} de plus`,
  clear: 'Effacer',
  back: 'Enlever la dernière lettre',
  unlisted: (time) => (time === undefined ? 'Pas dans la liste' : `Pas dans la liste de ${time}`),
  laterOrWrong: 'Une réservation plus tardive, ou de fausses lettres.',
  proveNothing: 'Des lettres seules ne prouvent rien ; un code, si.',
  showCode: 'Faites-leur montrer le code s’ils le peuvent.',
  howMany: 'Combien sont-ils ?',
  adults: (count) => (count < 2 ? 'adulte' : 'adultes'),
  fewer: 'Un de moins',
  another: 'Un de plus',
  whichStart: 'Quel créneau disent-ils ?',
  letIn: 'Faire entrer, vérifier plus tard',
  keptWith: (letters) => `gardé avec les lettres ${letters}`,
};
