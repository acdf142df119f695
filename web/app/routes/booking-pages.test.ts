import type { MetaDescriptor } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { meta as tours } from './tours.tsx';
import { meta as confirm } from './tours-confirm.tsx';
import { meta as confirmed } from './tours-confirmed.tsx';
import { clientLoader } from './unknown-path.tsx';

const titleIn = (meta: MetaDescriptor[]) => meta.find((entry) => 'title' in entry);
const contentsOf = (meta: MetaDescriptor[], name: string) =>
  meta.flatMap((entry) =>
    'name' in entry && entry.name === name && 'content' in entry ? [entry.content] : [],
  );

describe('booking pages', () => {
  it.each([
    [
      '/tours',
      tours,
      'Tours & Events | Port Vila Rum Distillery',
      /Book a guided tour or a cellar door tasting/,
    ],
    [
      '/tours/confirm',
      confirm,
      'Guests and details | Port Vila Rum Distillery',
      /how many of you are coming/,
    ],
    ['/tours/confirmed', confirmed, 'Your booking | Port Vila Rum Distillery', /when to come/],
  ])('have the specified document title and description at %s', (_, meta, title, description) => {
    expect(titleIn(meta())).toEqual({ title });
    expect(contentsOf(meta(), 'description')).toEqual([expect.stringMatching(description)]);
  });

  it('are not indexed if they belong to one booking, and keep the booking reference out of the Referer header', () => {
    expect(contentsOf(tours(), 'robots')).toEqual([]);
    expect(contentsOf(confirm(), 'robots')).toEqual(['noindex']);
    expect(contentsOf(confirmed(), 'robots')).toEqual(['noindex']);
    expect(contentsOf(confirmed(), 'referrer')).toEqual(['no-referrer']);
  });

  it('include a redirect from the old URL of the tour to /tours', () => {
    const request = new Request('https://www.example.com/product/distillery-tour/');
    const response = clientLoader({ request } as Parameters<typeof clientLoader>[0]);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/tours']);
  });
});
