import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { operatorPage } from '../content/pages/operator.ts';
import { OperatorPage } from '../features/operator/operator-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(operatorPage);

export default function Operator() {
  return <OperatorPage />;
}
