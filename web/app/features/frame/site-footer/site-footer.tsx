import type { FooterName } from '#app/content/frame/footer-copy.ts';
import { footers } from '#app/content/frame/footers.ts';
import { openingHours } from '#shared/calendar/opening-week.ts';
import { business } from '#shared/content/business.ts';
import { Footer } from './footer.tsx';
import { WeekHours } from './week-hours.tsx';

const hoursScale = { from: 8 * 60, to: 18 * 60 };

/** Footer as static HTML: it has no event handlers. */
export function SiteFooter({ name }: { name: FooterName }) {
  const { words, links, more, days, address, rating, timeLabel, span, ageWarning } = footers[name];
  const week = openingHours.map(({ days: day, hours }) => ({ days: days?.[day] ?? day, hours }));
  return (
    <Footer
      name={business.name}
      address={address}
      rating={rating}
      phone={business.phones[0]}
      hours={<WeekHours week={week} scale={hoursScale} timeLabel={timeLabel} span={span} copy={words} />}
      links={links}
      more={more}
      social={business.social}
      warning={ageWarning}
      copy={words}
    />
  );
}
