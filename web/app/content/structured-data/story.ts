import type { AboutPage } from 'schema-dts';
import type { Page } from '../pages/page.ts';
import { siteAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';

export const story = ({ path, title, description }: Page): AboutPage => ({
  '@type': 'AboutPage',
  url: siteAddress(path),
  name: title,
  description,
  mainEntity: organisationId,
});
