/** For readers of French on an English page; in French in every language. */
export const languageNoticeCopy = {
  lang: 'fr',
  text: 'Cette page existe en français.',
  read: 'Lire en français',
  close: 'Fermer',
} as const;
