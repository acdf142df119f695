import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { LandingHero } from './landing-hero.tsx';

const landingAt = (now?: string) =>
  renderStatic(
    <LandingHero
      now={now === undefined ? undefined : new Date(now)}
      closedDays={undefined}
      onChoice={() => {}}
    />,
    '/',
  );

it('the French landing page has the hours of the week in French', () => {
  expect(landingAt().text).toContain(
    'Du lundi au vendredi de 8 h à 17 h, le samedi de 12 h à 18 h, fermé le dimanche heure de Port‑Vila (UTC+11)',
  );
});

it.each([
  [
    '2026-11-21T14:12:00+11:00',
    'Ouvert en ce moment : samedi, jusqu’à 18 h. 14 h 12, heure de Port‑Vila (UTC+11)',
  ],
  ['2026-11-24T07:59:00+11:00', 'Fermé en ce moment. Ouverture aujourd’hui à 8 h. 7 h 59'],
  ['2026-11-20T17:00:00+11:00', 'Demain samedi, ouverture à 12 h ; ensuite, réouverture lundi à 8 h.'],
])('at %s the French landing page shows "%s"', (now, text) => {
  expect(landingAt(now).text).toContain(text);
});

it('the buttons of the French landing page lead to French pages', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter basename="/fr" initialEntries={['/fr']}>
      <LandingHero now={undefined} closedDays={undefined} onChoice={() => {}} />
    </MemoryRouter>,
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/fr/discover',
    '/fr/tours',
    '/fr/cookies',
  ]);
});
