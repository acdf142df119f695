import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { business } from '#shared/content/business.ts';
import { DriverSection } from './driver-section.tsx';

const html = renderToStaticMarkup(<DriverSection booking={sampleBooking} />);
const block = (tag: string) => new RegExp(`<div[^>]* lang="${tag}">(.*?)</div>`, 's').exec(html)?.[1] ?? '';

describe('the card for the driver', () => {
  it.each([
    ['bi', 'Bislama', business.landmark.Bislama, /Plis tekem mifala i go long/],
    [
      'fr',
      'Français',
      business.landmark.French,
      /Merci de nous conduire .* la distillerie de rhum de Port-Vila\./,
    ],
    ['en', 'English', business.landmark.English, /Please take us to/],
  ])('gives directions in %s, marked as that language', (tag, language, landmark, request) => {
    expect(block(tag)).toMatch(new RegExp(`<dt[^>]*>${language}</dt>`));
    expect(block(tag)).toMatch(request);
    expect(block(tag)).toContain(business.name);
    expect(block(tag)).toContain(landmark);
  });

  it('has the name, the street, the place and telephone links of the distillery', () => {
    for (const line of [business.name, business.address.street, 'Port Vila, Shefa Province'])
      expect(html).toContain(line);
    expect([...html.matchAll(/href="(tel:[^"]+)"/g)].map(([, address]) => address)).toEqual([
      'tel:+67800000',
      'tel:+67800001',
    ]);
  });

  it('shows the time and the time zone on one line', () => {
    expect(html).toContain('Tuesday 24 November, 2:00\u00a0PM, Port Vila time (UTC+11)');
  });

  it('appears once, without an open dialog or an embedded map', () => {
    expect(html).not.toMatch(/<dialog|<iframe|style=/);
    expect(html.match(/data-driver-card/g)).toHaveLength(1);
  });

  it('is followed by a picture of the gate', () => {
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html.indexOf('<img')).toBeGreaterThan(html.indexOf(business.phones[1]));
    expect(html).toContain('loading="lazy"');
  });
});
