import type { stepFreeCopy as english } from '#app/content/booking/step-free-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';

export const stepFreeCopy: Translated<typeof english> = {
  title: 'La visite se fait-elle sans marches ?',
  facts: [
    ['Depuis le portail', 'À plat, sur du corail tassé. Une voiture peut vous déposer devant la porte.'],
    ['Comptoir', 'Une marche basse. Sur demande, nous y posons une rampe.'],
    [
      'Visite',
      'À plat, sauf un petit escalier avec main courante vers l’alambic. D’en bas, l’alambic se voit en entier.',
    ],
    ['Toilettes', 'Sans marche, porte large, barre d’appui à gauche.'],
    ['Sièges', 'Chaises à dossier pour la dégustation. Sur demande, l’une d’elles suit la visite.'],
  ],
  ask: 'Autre chose compte pour vous ? Appelez-nous :',
  phone: business.phones[0],
};
