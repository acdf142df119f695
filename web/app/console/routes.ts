import { layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
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
  route('*', 'routes/staff-unknown-path.tsx'),
] satisfies RouteConfig;
