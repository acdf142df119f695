import { describe, expect, it } from 'vitest';
import { renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { ToursPage } from './tours-page.tsx';

const page = await renderStaticWithLazyParts(<ToursPage onChoice={() => {}} />, '/tours');

describe('the tours page', () => {
  it('links to the calendar and to the event enquiry form', () => {
    expect(page.links).toMatchObject({
      '/tours#calendar': 'Choose a day',
      '/contact?from=event-booking#event-booking': expect.any(String),
    });
    expect(page.text).toContain('Choose a day Plan an event By clicking either button');
    expect(page.html).toContain('id="calendar"');
  });

  it('names both tours with duration and price', () => {
    expect(page.text).toMatch(/Tour and Tasting Follow .*? About 1 hour\. 4,000 VUV per adult/);
    expect(page.text).toMatch(/Cellar Door Tasting A seat .*? About 30 minutes\. 2,500 VUV per adult/);
  });

  it('states payment, age limit and group sizes', () => {
    expect(page.text).toContain('Nothing to pay now: you pay at the distillery. Cancel free of charge.');
    expect(page.text).toContain('Book for adults only, under-18s come free. Tasting is for 18 and over.');
    expect(page.text).toContain('More than 16 guests? Send an event enquiry or write to events@example.com.');
    expect(page.text).toContain(
      'Pay at the distillery: cash in vatu (VUV) or Australian dollars (AUD), Mastercard or Visa, local cards, cheque or Bank Connect.',
    );
    expect(page.links).toHaveProperty(['mailto:events@example.com']);
  });

  it('lists the booking rules in a red block', () => {
    const block = /<div class="[^"]*_refused_[^"]*">(.*?)<\/div>/s.exec(page.html)?.[1] ?? '';
    expect(block.match(/<li>.*?<\/li>/g)).toEqual([
      '<li>Sorry, we are closed on Sundays and public holidays.</li>',
      '<li>On Saturdays the first tour starts at 12:00 PM.</li>',
      '<li>Tours between 11 AM and 2 PM are only available in English.</li>',
      '<li>Booking closes 30 minutes before the start.</li>',
    ]);
  });

  it('lists the opening hours with their zone', () => {
    expect(page.text).toContain(
      'Monday to Friday 8:00 AM to 5:00 PM Saturday 12:00 PM to 6:00 PM Sunday Closed Public holidays Closed',
    );
    expect(page.text).toContain('Times are Port Vila time (UTC+11).');
  });

  it('shows neither opening state nor availability before the time is known', () => {
    expect(page.text).not.toMatch(/Open now|Closed now|places left|Available\b(?! in)/);
    expect(page.html).not.toContain('/tours/confirm?');
    expect(page.text).toContain('Loading days…');
  });
});
