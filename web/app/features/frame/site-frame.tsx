import type { ReactNode } from 'react';
import { openingHours } from '../../../../shared/calendar/opening-hours.ts';
import { business } from '../../../../shared/content/business.ts';
import { timeLabel } from '../../../../shared/values/port-vila-time.ts';
import { layoutCopy } from '../../content/layout.ts';
import { belongsTo, footerLinks, menu, wordmarkLines } from '../../content/navigation.ts';
import { Footer } from '../../ui/footer/footer.tsx';
import { WeekHours } from '../../ui/footer/week-hours.tsx';
import { Header } from '../../ui/header/header.tsx';
import { NavigationEffects } from '../../ui/navigation/navigation-effects.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

const mainId = 'main';
const { locality, region, country } = business.address;
const shownDay = { from: 8 * 60, to: 18 * 60 };

/** What stands around every page. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink target={mainId}>{layoutCopy.skip}</SkipLink>
    <Header name={wordmarkLines} menu={menu} isActive={belongsTo} copy={layoutCopy} />
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
    <Footer
      name={business.name}
      address={[locality, region, country]}
      phone={business.phones[0]}
      hours={<WeekHours week={openingHours} scale={shownDay} timeLabel={timeLabel} copy={layoutCopy} />}
      links={footerLinks}
      social={business.social}
      copy={layoutCopy}
    />
    <NavigationEffects mainId={mainId} />
  </>
);
