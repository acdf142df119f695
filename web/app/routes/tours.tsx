import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';

export const meta = (): MetaDescriptor[] => pageMeta(pages['/tours']);

export default function Tours() {
  return <h1>{pages['/tours'].title}</h1>;
}
