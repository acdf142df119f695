import type * as english from '#app/content/pages/batch.ts';

export const batchPage: typeof english.batchPage = {
  path: '/batch',
  title: 'Registre des lots',
  description:
    'Chaque bouteille de rhum porte un numéro de lot. Retrouvez le vôtre : assemblage, âge des fûts, repos.',
  card: 'spirits',
};

export const pageOfBatch: typeof english.pageOfBatch = ({ id, name, subtitle }) => ({
  path: `/batch/${id}`,
  title: `${id} : ${name.replace(/^(Rhum|Assemblage)/, (word) => word.toLowerCase())}`,
  // Search results may not support the narrow space and the no-break hyphen.
  description: `Lot ${id} de la distillerie de rhum de Port-Vila. ${subtitle.replaceAll('\u202f', '\u00a0').replaceAll('\u2011', '-')}`,
  card: 'spirits',
});
