import { batches } from '../batches/batches.ts';
import { unlistedRecords } from '../batches/unlisted-records.ts';
import { articlePages } from './articles.ts';
import { batchPage, pageOfBatch } from './batch.ts';
import { buyPage } from './buy.ts';
import { communityPage } from './community.ts';
import { contactPage } from './contact.ts';
import { cookiesPage } from './cookies.ts';
import { discoverPage } from './discover.ts';
import { inTheNewsPage } from './in-the-news.ts';
import { inventoryPage } from './inventory.ts';
import { japanPage } from './japan.ts';
import { landingPage } from './landing.ts';
import { legalDisclosurePage } from './legal-disclosure.ts';
import { operatorPage } from './operator.ts';
import type { Page } from './page.ts';
import { paymentCancelPage } from './payment-cancel.ts';
import { paymentSuccessPage } from './payment-success.ts';
import { privacyPage } from './privacy.ts';
import { spiritsPage } from './spirits.ts';
import { staffPages } from './staff.ts';
import { storianReleasesPage } from './storian-releases.ts';
import { teamPage } from './team.ts';
import { toursPage } from './tours.ts';
import { toursConfirmPage } from './tours-confirm.ts';
import { toursConfirmedPage } from './tours-confirmed.ts';

/**
 * All pages, prerendered to files; those without `noindex` are in the sitemap. For the build and tests: a route
 * imports only its own description.
 */
export const pages: readonly Page[] = [
  landingPage,
  discoverPage,
  spiritsPage,
  batchPage,
  ...[...batches, ...unlistedRecords].map(pageOfBatch),
  storianReleasesPage,
  communityPage,
  teamPage,
  buyPage,
  contactPage,
  inTheNewsPage,
  ...articlePages,
  toursPage,
  toursConfirmPage,
  toursConfirmedPage,
  operatorPage,
  japanPage,
  legalDisclosurePage,
  paymentSuccessPage,
  paymentCancelPage,
  privacyPage,
  cookiesPage,
  inventoryPage,
  ...staffPages,
];
