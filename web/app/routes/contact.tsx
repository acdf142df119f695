import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { contactPage } from '../content/pages/contact.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(contactPage);

export default function Contact() {
  return <ContactPage />;
}
