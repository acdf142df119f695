import type { MetaDescriptor } from 'react-router-dom';
import { operatorPage } from '../content/pages/operator.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { OperatorPage } from '../features/operator/operator-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(operatorPage);

export default function Operator() {
  return <OperatorPage />;
}
