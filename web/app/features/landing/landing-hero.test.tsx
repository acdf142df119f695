import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Holiday } from '#shared/calendar/holidays.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { LandingHero } from './landing-hero.tsx';

const landingAt = (now?: string, closedDays?: readonly Holiday[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LandingHero
        now={now === undefined ? undefined : new Date(now)}
        closedDays={closedDays}
        onChoice={() => {}}
      />
    </MemoryRouter>,
  );

/** Visible text, without that of graphics. */
const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

describe('the landing page', () => {
  it('offers the link Discover first and the link Book Tour second', () => {
    const links = [...landingAt().matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, text]) => [
      text,
      to,
    ]);
    expect(links).toEqual([
      ['Discover', '/discover'],
      ['Book Tour', '/tours'],
      ['cookie policy', '/cookies'],
    ]);
  });

  it('states that a click on a button implies consent', () => {
    expect(textOf(landingAt())).toContain(
      'By clicking either button you confirm that you are of legal drinking age and agree to the cookie policy.',
    );
  });

  it('shows the weekly hours, but not whether it is open now, before the time is known', () => {
    const html = landingAt();
    expect(textOf(html)).toContain(
      'Monday to Friday 8:00 AM to 5:00 PM, Saturday 12:00 PM to 6:00 PM, Sunday closed Port Vila time (UTC+11)',
    );
    expect(html).not.toMatch(/Open now|Closed now|_marker|_measured/);
  });

  it('has no inline style, since the content security policy refuses inline styles', () => {
    expect(landingAt('2026-11-21T14:12:00+11:00')).not.toContain('style=');
  });

  it.each([
    ['2026-11-21T14:12:00+11:00', 'Open now, Saturday until 6:00 PM. 2:12 PM, Port Vila time (UTC+11)'],
    ['2026-11-24T07:59:00+11:00', 'Closed now. We open today at 8 AM. 7:59 AM, Port Vila time (UTC+11)'],
    ['2026-11-24T17:00:00+11:00', 'Closed now. We reopen tomorrow at 8 AM. 5:00 PM, Port Vila time (UTC+11)'],
  ])('at %s shows "%s"', (now, text) => {
    expect(textOf(landingAt(now))).toContain(text);
  });

  it('states that the distillery is closed on a day that staff have closed', () => {
    const closure = { date: calendarDateFrom('2026-11-24'), name: 'Cyclone' };
    const html = landingAt('2026-11-24T10:00:00+11:00', [closure]);
    expect(textOf(html)).toContain('Closed now. We reopen tomorrow at 8 AM.');
    expect(html).not.toMatch(/_measured/);
  });

  it('marks the opening hours and the present time on the scale of the day', () => {
    const html = landingAt('2026-11-21T14:12:00+11:00');
    expect(html).toMatch(/<rect class="[^"]*measured[^"]*" x="37.5%" y="12" width="37.5%"/);
    expect(html).toMatch(/<circle class="[^"]*markerBulb[^"]*" cx="51.25%"/);
  });

  it('shows no opening hours on the scale of a closed day, and no mark for the time at night', () => {
    expect(landingAt('2026-11-22T14:12:00+11:00')).not.toMatch(/_measured/);
    expect(landingAt('2026-11-24T23:30:00+11:00')).not.toMatch(/_marker/);
    expect(landingAt('2026-11-24T23:30:00+11:00')).toMatch(/_measured/);
  });
});
