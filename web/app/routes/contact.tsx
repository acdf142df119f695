import type { MetaDescriptor } from 'react-router-dom';
import { contactPage } from '../content/pages/contact.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(contactPage);

export default function Contact() {
  return <ContactPage />;
}
