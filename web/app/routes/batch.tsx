import type { MetaArgs, MetaDescriptor } from 'react-router-dom';
import { batches } from '../content/batches/batches.ts';
import { unlistedRecord } from '../content/batches/unlisted-records.ts';
import { batchPage, pageOfBatch } from '../content/pages/batch.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { codeInPath } from '../features/batches/batch-selection.ts';
import { BatchesPage } from '../features/batches/batches-page.tsx';

export const meta = ({ params }: MetaArgs): MetaDescriptor[] => {
  const code = codeInPath(params);
  const batch = batches.find(({ id }) => id === code) ?? unlistedRecord(code);
  return pageMeta(batch ? pageOfBatch(batch) : batchPage);
};

export default function Batch() {
  return <BatchesPage />;
}
