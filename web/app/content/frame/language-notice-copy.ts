/** Notice for readers of French on an English page. It is in French on every page. */
export const languageNoticeCopy = {
  lang: 'fr',
  text: 'Cette page existe en français.',
  read: 'Lire en français',
  close: 'Fermer',
} as const;
