import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';
import { Button } from '../ui/button.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(pages['/']);

export default function Landing() {
  return (
    <>
      <h1>Authentic rum, untouched.</h1>
      <Button to="/tours">Book Tour</Button>
    </>
  );
}
