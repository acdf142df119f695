import type { Batch } from '../batches/batches.ts';
import type { Page } from './page.ts';

export const batchPage: Page = {
  path: '/batch',
  title: 'Batch Information',
  description:
    'Every bottle of our rum carries a batch number. Look it up and trace it back to its casks: the blend, the age of each barrel, how long it rested and how many bottles there are.',
  card: 'spirits',
};

/** Page with one batch selected, linked from its bottle. */
export const pageOfBatch = ({ id, name, subtitle }: Pick<Batch, 'id' | 'name' | 'subtitle'>): Page => ({
  path: `/batch/${id}`,
  title: `${id}: ${name}`,
  description: `Batch ${id} of the rum distillery in Port Vila. ${subtitle}`,
  card: 'spirits',
});
