import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';

export const meta = (): MetaDescriptor[] => pageMeta(pages['/tours/confirmed']);

export default function ToursConfirmed() {
  return <h1>{pages['/tours/confirmed'].title}</h1>;
}
