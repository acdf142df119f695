import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { languageOfBuild } from '#web/site-language.ts';

/** Pages without a translation. */
const untranslatedRoutes = [
  route('jp', 'routes/jp.tsx'),
  route('legal-disclosure', 'routes/legal-disclosure.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('payment-cancel', 'routes/payment-cancel.tsx'),
  route('inventory', 'routes/inventory.tsx'),
];

export default [
  index('routes/landing.tsx'),
  route('community', 'routes/community.tsx'),
  route('team', 'routes/team.tsx'),
  route('buy', 'routes/buy.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('in-the-news', 'routes/in-the-news.tsx'),
  route('article/:id', 'routes/article.tsx'),
  route('discover', 'routes/discover.tsx'),
  route('spirits', 'routes/spirits.tsx'),
  route('batch/*', 'routes/batch.tsx'),
  route('storian-releases', 'routes/storian-releases.tsx'),
  route('tours', 'routes/tours.tsx'),
  route('tours/confirm', 'routes/tours-confirm.tsx'),
  route('tours/confirmed', 'routes/tours-confirmed.tsx'),
  route('tours/booking/:tourId?/:guests?/:date?', 'routes/tours-booking.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('cookies', 'routes/cookies.tsx'),
  route('operator', 'routes/operator.tsx'),
  route('operator/:companyName', 'routes/operator-company.tsx'),
  ...(languageOfBuild() === 'en' ? untranslatedRoutes : []),
  route('*', 'routes/unknown-path.tsx'),
] satisfies RouteConfig;
