import type { WebSite } from 'schema-dts';
import { business } from '#shared/content/business.ts';
import { siteAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';
import { structuredWords as words } from './structured-words.ts';

/** The website, on the landing page. */
export const website: WebSite = {
  '@type': 'WebSite',
  '@id': siteAddress('/#website'),
  name: business.name,
  url: siteAddress('/'),
  inLanguage: [...words.inLanguage],
  publisher: organisationId,
};
