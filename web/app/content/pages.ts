import { batches } from './batches.ts';
import { articlePages } from './pages/articles.ts';
import { batchPage, pageOfBatch } from './pages/batch.ts';
import { buyPage } from './pages/buy.ts';
import { communityPage } from './pages/community.ts';
import { contactPage } from './pages/contact.ts';
import { discoverPage } from './pages/discover.ts';
import { inTheNewsPage } from './pages/in-the-news.ts';
import { inventoryPage } from './pages/inventory.ts';
import { japanPage } from './pages/japan.ts';
import { landingPage } from './pages/landing.ts';
import { legalDisclosurePage } from './pages/legal-disclosure.ts';
import { operatorPage } from './pages/operator.ts';
import type { Page } from './pages/page.ts';
import { paymentCancelPage } from './pages/payment-cancel.ts';
import { paymentSuccessPage } from './pages/payment-success.ts';
import { spiritsPage } from './pages/spirits.ts';
import { storianReleasesPage } from './pages/storian-releases.ts';
import { teamPage } from './pages/team.ts';
import { toursPage } from './pages/tours.ts';
import { toursConfirmPage } from './pages/tours-confirm.ts';
import { toursConfirmedPage } from './pages/tours-confirmed.ts';

/**
 * Every page of the site. Each is rendered to a file of its own at build time; those that want to be found stand in
 * the sitemap. This list is for the build and for tests: a route imports its own description alone.
 */
export const pages: readonly Page[] = [
  landingPage,
  discoverPage,
  spiritsPage,
  batchPage,
  ...batches.map(pageOfBatch),
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
  inventoryPage,
];
