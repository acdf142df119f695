import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { essentialOnly } from './consent.ts';
import { isStaffDevice } from './staff-device.ts';

it.each([
  ['staff-device=1', true],
  ['_ga=GA1.1; staff-device=1', true],
  ['_ga=GA1.1;staff-device=1; _fbp=x', true],
  ['', false],
  ['not-staff-device=1', false],
  ['staff-device', false],
])('a browser with the cookies %j is a staff device: %s', (cookies, isStaff) => {
  expect(isStaffDevice(cookies)).toBe(isStaff);
});

describe('analytics', () => {
  const choice = JSON.stringify({ essential: true, analytics: true, marketing: true });
  const openFrame = vi.fn(() => ({ send() {}, close: vi.fn() }));
  const browser = { cookie: '' };

  beforeEach(() => {
    vi.resetModules();
    vi.doUnmock('./tracker.ts');
    openFrame.mockClear();
    vi.stubGlobal('localStorage', { cookieConsent: choice, getItem: () => choice });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', {
      referrer: '',
      title: 'Tours',
      get cookie() {
        return browser.cookie;
      },
    });
    vi.stubGlobal('window', {
      localStorage: { getItem: () => choice },
      location: { origin: 'https://www.example.com', pathname: '/tours', search: '' },
    });
    vi.stubGlobal('fetch', async () => Response.json({ analyticsId: 'G-1', pixelId: '' }));
    vi.doMock('./provider-frame.ts', () => ({ openProviderFrame: openFrame }));
    vi.doMock('./arrival-search.ts', () => ({ arrivalSearch: '' }));
  });
  afterEach(() => {
    browser.cookie = '';
  });

  const view = { kind: 'page', path: '/tours', search: '' } as const;

  it('opens the frame of the tracker after consent, except on a staff device', async () => {
    const { record } = await import('./tracker.ts');
    browser.cookie = 'staff-device=1';
    await record(view);
    expect(openFrame).not.toHaveBeenCalled();
    browser.cookie = '';
    await record(view);
    expect(openFrame).toHaveBeenCalledOnce();
  });

  it('closes the open frame of the tracker after the device is linked as a staff device', async () => {
    const { record } = await import('./tracker.ts');
    await record(view);
    const frame = openFrame.mock.results.at(-1)?.value;
    expect(frame.close).not.toHaveBeenCalled();
    browser.cookie = 'staff-device=1';
    await record(view);
    expect(frame.close).toHaveBeenCalledOnce();
  });

  it('does not load the tracker on a staff device', async () => {
    const record = vi.fn(async () => {});
    vi.doMock('./tracker.ts', () => ({ record }));
    const { trackEvent } = await import('./track.ts');
    browser.cookie = 'staff-device=1';
    trackEvent(view);
    await vi.dynamicImportSettled();
    expect(record).not.toHaveBeenCalled();
    browser.cookie = '';
    trackEvent(view);
    await vi.dynamicImportSettled();
    expect(record).toHaveBeenCalledExactlyOnceWith(view);
  });

  it('is limited to essential cookies on a staff device', async () => {
    const { effectiveConsent } = await import('./consent.ts');
    browser.cookie = 'staff-device=1';
    expect(effectiveConsent()).toEqual(essentialOnly);
  });
});
