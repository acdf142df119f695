import { measureBookings } from './bookings.ts';
import { bill, type Used } from './cost-lines.ts';
import { idleMonth } from './idle-month.ts';
import { measureOpenScreen } from './open-screen.ts';
import { measurePageViews } from './page-views.ts';
import { prices } from './prices.ts';

// npm run bench -- aws: usage and cost of bookings, page views, an open staff screen and an idle month (infra/COST.md).
print('1,000 bookings', await measureBookings());
print('100,000 page views', await measurePageViews());
print('An hour of an open staff screen', await measureOpenScreen());
print('A month without a visitor', idleMonth());

function print(title: string, used: readonly Used[]): void {
  const { lines, dollars } = bill(used, prices);
  console.log(`\n### ${title}: $${dollars.toFixed(2)}\n\n| what | amount | dollars |\n|---|---:|---:|`);
  for (const line of lines) console.log(`| ${line.what} | ${line.amount} | ${line.dollars} |`);
}
