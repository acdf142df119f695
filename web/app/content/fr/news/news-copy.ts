import type { newsCopy as english } from '#app/content/news/news-copy.ts';
import type { Translated } from '#app/content/translated.ts';

const categories: Readonly<Record<Parameters<typeof english.categoryName>[0], string>> = {
  Travel: 'Voyage',
  Awards: 'Distinctions',
  Industry: 'Filière',
  Retail: 'Vente',
  Community: 'Communauté',
};

const articles = (count: number) => `${count} ${count < 2 ? 'article' : 'articles'}`;

export const newsCopy: Translated<typeof english> = {
  title: 'Dans la presse',
  filter: 'Rubrique',
  all: 'Tous',
  categoryName: (category) => categories[category],
  search: 'Chercher dans les articles',
  clear: 'Effacer la recherche',
  nothingFound: 'Aucun article ne correspond à votre recherche.',
  nothingHere: 'Aucun article dans cette rubrique.',
  found: (count, query) => `${articles(count)} pour « ${query} ».`,
  inCategory: (count, category) => `${articles(count)} : ${category}.`,
  total: (count) => `${articles(count)}.`,
  read: 'Lire l’article',
  readElsewhere: (publication) => `Lire dans ${publication}`,
  quoted: (text) => `« ${text} »`,
  otherSite: 'en anglais, sur un autre site',
  otherLanguage: 'en',
  otherSiteShort: 'En anglais, autre site',

  dateAndPublication: (date, publication) => `${date}, ${publication}`,
  facts: 'À propos de cet article',
  published: 'Paru le',
  publication: 'Publication',
  author: 'Auteur',
  location: 'Écrit à',
  category: 'Rubrique',
  back: 'Tous les articles',
  more: 'À lire aussi',
  nextStep: 'Pour continuer',
};
