import type { AboutPage } from 'schema-dts';
import type { Page } from '../pages/page.ts';
import { pageAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';

export const story = ({ path, title, description }: Page): AboutPage => ({
  '@type': 'AboutPage',
  url: pageAddress(path),
  name: title,
  description,
  mainEntity: organisationId,
});
