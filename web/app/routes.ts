import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { languageOfBuild } from '#web/site-language.ts';

/** Pages without a translation: those in Japanese and those for staff. */
const untranslated = [
  route('jp', 'routes/jp.tsx'),
  route('legal-disclosure', 'routes/legal-disclosure.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('payment-cancel', 'routes/payment-cancel.tsx'),
  route('inventory', 'routes/inventory.tsx'),
  layout('routes/staff-console.tsx', [
    route('staff', 'routes/staff-today.tsx'),
    route('staff/closures', 'routes/staff-closures.tsx'),
    route('staff/till', 'routes/staff-till.tsx'),
    route('staff/needs-you', 'routes/staff-review.tsx'),
    route('staff/paper', 'routes/staff-paper.tsx'),
    layout('routes/staff-office.tsx', [
      route('staff/orders', 'routes/staff-orders.tsx'),
      route('staff/enquiries', 'routes/staff-enquiries.tsx'),
      route('staff/operators', 'routes/staff-operators.tsx'),
      route('staff/stock', 'routes/staff-stock.tsx'),
      route('staff/calendar', 'routes/staff-calendar.tsx'),
      route('staff/numbers', 'routes/staff-numbers.tsx'),
      route('staff/privacy', 'routes/staff-privacy.tsx'),
      route('staff/people', 'routes/staff-people.tsx'),
    ]),
  ]),
  route('staff/link', 'routes/staff-link.tsx'),
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
  ...(languageOfBuild() === 'en' ? untranslated : []),
  route('*', 'routes/unknown-path.tsx'),
] satisfies RouteConfig;
