import type { MetaArgs, MetaDescriptor } from 'react-router-dom';
import { batches } from '../content/batches.ts';
import { pageMeta } from '../content/page-meta.ts';
import { batchPage, pageOfBatch } from '../content/pages/batch.ts';
import { partIn } from '../features/batches/batch-selection.ts';
import { BatchesPage } from '../features/batches/batches-page.tsx';

export const meta = ({ params }: MetaArgs): MetaDescriptor[] => {
  const batch = batches.find(({ id }) => id === partIn(params));
  return pageMeta(batch ? pageOfBatch(batch) : batchPage);
};

export default function Batch() {
  return <BatchesPage />;
}
