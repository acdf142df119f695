import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { openingHours } from '../../../../shared/calendar/opening-week.ts';
import { business } from '../../../../shared/content/business.ts';
import { timeLabel } from '../../../../shared/values/port-vila-time.ts';
import type { FrameCopy, RouteHandle } from '../../content/frame-copy.ts';
import { englishFrame } from '../../content/layout.ts';
import { belongsTo, wordmarkLines } from '../../content/navigation.ts';
import { Footer } from '../../ui/footer/footer.tsx';
import { WeekHours } from '../../ui/footer/week-hours.tsx';
import { Header } from '../../ui/header/header.tsx';
import { NavigationEffects } from '../../ui/navigation/navigation-effects.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useStructuredData } from './use-structured-data.ts';

const mainId = 'main';
const belongsNowhere = () => false;
const { locality, region, country } = business.address;
const shownDay = { from: 8 * 60, to: 18 * 60 };

export interface SiteFrameProps {
  /** The one file that is served for many addresses: no entry of the menu is marked in it, wherever it is opened. */
  isForAnyAddress?: boolean;
  onCookieSettings: () => void;
  children: ReactNode;
}

/** What stands around every page, in the words that its route asks for, else in English. */
export function SiteFrame({ isForAnyAddress = false, onCookieSettings, children }: SiteFrameProps) {
  useStructuredData();
  const { words, menu, footerLinks, days, span, ageWarning, ...copy } = useFrameCopy();
  const week = openingHours.map(({ days: name, hours }) => ({ days: days?.[name] ?? name, hours }));
  return (
    <>
      <SkipLink target={mainId}>{words.skip}</SkipLink>
      <Header
        name={wordmarkLines}
        menu={menu}
        isActive={isForAnyAddress ? belongsNowhere : belongsTo}
        copy={words}
      />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={business.name}
        address={copy.address ?? [locality, region, country].join(', ')}
        phone={business.phones[0]}
        hours={
          <WeekHours
            week={week}
            scale={shownDay}
            timeLabel={copy.timeLabel ?? timeLabel}
            span={span}
            copy={words}
          />
        }
        links={footerLinks}
        social={business.social}
        warning={ageWarning}
        onCookieSettings={onCookieSettings}
        copy={words}
      />
      <NavigationEffects mainId={mainId} />
    </>
  );
}

const useFrameCopy = (): FrameCopy =>
  useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.frame)
    .find(Boolean) ?? englishFrame;
