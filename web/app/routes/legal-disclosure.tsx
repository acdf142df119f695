import type { MetaDescriptor } from 'react-router-dom';
import type { RouteHandle } from '../content/frame-copy.ts';
import { japaneseFrame } from '../content/japanese-frame.ts';
import { pageMeta } from '../content/page-meta.ts';
import { legalDisclosurePage } from '../content/pages/legal-disclosure.ts';
import { LegalDisclosurePage } from '../features/japan/legal-disclosure-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(legalDisclosurePage);

export const handle: RouteHandle = { frame: japaneseFrame };

export default function LegalDisclosure() {
  return <LegalDisclosurePage />;
}
