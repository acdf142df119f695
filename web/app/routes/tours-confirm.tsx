import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';

export const meta = (): MetaDescriptor[] => pageMeta(pages['/tours/confirm']);

export default function ToursConfirm() {
  return <h1>{pages['/tours/confirm'].title}</h1>;
}
