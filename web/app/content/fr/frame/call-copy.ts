import type { callCopy as english } from '#app/content/frame/call-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const callCopy: Translated<typeof english> = {
  unreachable: 'Nous n’avons pas pu joindre la distillerie. Vérifiez votre connexion et réessayez.',
  timedOut: 'La réponse se fait attendre. Merci de réessayer.',
  unreadable: 'Une erreur s’est produite de notre côté. Merci de réessayer.',
};
