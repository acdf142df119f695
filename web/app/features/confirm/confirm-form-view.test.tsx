import { describe, expect, it } from 'vitest';
import { blankForm, type ChosenSlot } from '#app/booking/form/booking-form.ts';
import { renderStatic, renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { shipCallsFrom } from '#shared/booking/ship-days.ts';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import { shipEntries } from '#shared/content/ships.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { trapField } from '#shared/values/trap.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { ConfirmFormView } from './confirm-form-view.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { type Confirm, formFrom } from './use-confirm.ts';

const listedShips = shipCallsFrom(shipEntries);
const chosen = (time: StartTime, type: TourType): ChosenSlot => ({
  slot: slotOf(time, type),
  date: calendarDateFrom('2026-11-24'),
});
const view = (time: StartTime, type: TourType, query = '', hasChangedSlot = false) => (
  <ConfirmFormView
    title={<h1>Who is coming?</h1>}
    chosen={chosen(time, type)}
    changeAt="/tours?date=2026-11-24&guests=3#chosen-day"
    draft={{ form: formFrom(new URLSearchParams(query)), setForm: () => {} }}
    hasChangedSlot={hasChangedSlot}
    onFollow={() => {}}
  />
);
const form = (time: StartTime, type: TourType, query = '') => renderStatic(view(time, type, query));
/** The form with its summary, which is loaded later. */
const formWithSummary = (time: StartTime, type: TourType, query = '') =>
  renderStaticWithLazyParts(view(time, type, query), '/tours/confirm');

describe('the booking form', () => {
  it('summarises the date, the time with the time zone, the duration and the price', async () => {
    const { text } = await formWithSummary('2:00 PM', 'Tour and Tasting');
    expect(text).toContain('2:00 PM Tuesday 24 November 2026 Port Vila time (UTC+11), about 1 hour');
    expect(text).toContain('Price per adult 4,000 VUV Adults 1 Total 4,000 VUV');
  });

  it('begins with the chosen slot and a link that changes it but keeps the number of guests', () => {
    const { text, links } = form('2:00 PM', 'Tour and Tasting', '?guests=3&preferredLanguage=French');
    expect(text).toMatch(
      /^2:00 PM, Tue 24 Nov Change Tour and Tasting, about 1 hour, in French Port Vila time \(UTC\+11\) .*?Who is coming\?/,
    );
    expect(links).toHaveProperty(['/tours?date=2026-11-24&guests=3#chosen-day']);
  });

  it('shows the price per adult, the number of adults and the total', async () => {
    const { text } = await formWithSummary('3:00 PM', 'Cellar Door Tasting', '?guests=3');
    expect(text).toContain('Port Vila time (UTC+11), about 30 minutes');
    expect(text).toContain('Price per adult 2,500 VUV Adults 3 Total 7,500 VUV');
    expect(text).toContain('3:00 PM, Tue 24 Nov 7,500 VUV, 3 adults');
  });

  it('states the age limit and payment terms', async () => {
    const { text } = await formWithSummary('2:00 PM', 'Tour and Tasting');
    expect(text).toContain('Book for adults only, under-18s come free.');
    expect(text).toContain('Tasting is for 18 and over.');
    expect(text).toContain('Nothing to pay now. Cancel free of charge.');
    expect(text).toContain(
      'Pay at the distillery: cash in vatu (VUV) or Australian dollars (AUD), Mastercard or Visa, local cards, cheque or Bank Connect.',
    );
  });

  const input = (html: string, attribute: string) =>
    (html.match(/<input[^>]*>/g) ?? []).find((each) => each.includes(attribute)) ?? '';

  it.each(['firstName', 'lastName', 'email'])('requires %s', (name) => {
    expect(input(form('2:00 PM', 'Tour and Tasting').html, `name="${name}"`)).toContain(' required=""');
  });

  it('has a honeypot that is hidden and cannot be focused', () => {
    const [trap = ''] =
      form('2:00 PM', 'Tour and Tasting').html.match(
        new RegExp(`<div[^>]*aria-hidden="true">(?:(?!</div>).)*name="${trapField}".*?</div>`),
      ) ?? [];
    expect(trap).toContain('tabindex="-1"');
    expect(trap).toContain('autoComplete="off"');
  });

  it('disables French at noon and explains the reason', () => {
    const { html, text } = form('12:00 PM', 'Tour and Tasting');
    expect(input(html, 'value="English"')).toContain('checked');
    expect(input(html, 'value="French"')).toContain('disabled');
    expect(text).toContain('Tours between 11 AM and 2 PM are only available in English');
  });
});

describe('the booking form reached from another slot', () => {
  it('has the number of guests and the language from the URL', () => {
    const { html } = form('2:00 PM', 'Tour and Tasting', '?guests=3&preferredLanguage=French');
    expect(html).toMatch(/<input[^>]*value="French"[^>]*checked=""|<input[^>]*checked=""[^>]*value="French"/);
    expect(html).toContain('value="3"');
  });

  it('has a notice with the new slot and its time zone only if the slot has changed', async () => {
    const message =
      'You are booking Tuesday 24 November 2026, 2:00 PM, Port Vila time (UTC+11): Tour and Tasting.';
    const pageWithNotice = (hasChangedSlot: boolean) =>
      renderStaticWithLazyParts(view('2:00 PM', 'Tour and Tasting', '', hasChangedSlot), '/tours/confirm');
    expect((await pageWithNotice(true)).text).toContain(message);
    expect((await pageWithNotice(false)).text).not.toContain('You are booking');
  });
});

describe('the booking form of a ship day', () => {
  const slot = slotOf('4:00 PM', 'Tour and Tasting');
  const [call] = listedShips.filter(({ allAboardMinutes }) => allAboardMinutes < wharfReturnMinutes(slot));

  it.runIf(call)('warns that the tour is too late for a ship, at the top and above the button', async () => {
    const { text } = await renderStaticWithLazyParts(
      <ConfirmFormView
        title={<h1>Who is coming?</h1>}
        chosen={{ slot, date: call?.date as ChosenSlot['date'] }}
        changeAt="/tours"
        draft={{ form: blankForm, setForm: () => {} }}
        hasChangedSlot={false}
        onFollow={() => {}}
      />,
      '/tours/confirm',
    );
    const warning = `Too late for ${call?.ship}: back at the wharf ${timeLabel(wharfReturnMinutes(slot))}, all aboard`;
    expect(text.split('Who is coming?').map((part) => part.includes(warning))).toEqual([true, true]);
  });
});

describe('the button of the booking form', () => {
  const bar = (state: { isSending?: boolean; remaining?: number; closed?: boolean; refusal?: string }) =>
    renderStatic(
      <SubmitBar
        chosen={chosen('2:00 PM', 'Tour and Tasting')}
        confirm={
          {
            form: { ...blankForm, guests: '2' },
            slotCapacity: {
              counted: true,
              taken: 0,
              remaining: state.remaining ?? 16,
              language: undefined,
              closed: state.closed ?? false,
            },
            status: state.isSending ? 'sending' : 'idle',
            problems: state.refusal ? { form: state.refusal } : {},
          } as Partial<Confirm> as Confirm
        }
      />,
    );

  it('shows progress, and is disabled for a second click, while the booking is sent', () => {
    const { html, text } = bar({ isSending: true });
    expect(text).toContain('Confirming…');
    expect(html).toMatch(/<button type="submit"[^>]*aria-busy="true" aria-disabled="true"/);
  });

  it('is disabled when the slot is full or closed', () => {
    expect(bar({ remaining: 0 }).html).toMatch(/<button type="submit"[^>]*disabled=""/);
    expect(bar({ closed: true }).html).toMatch(/<button type="submit"[^>]*disabled=""/);
    expect(bar({}).html).not.toContain('disabled');
  });

  it('has the reason next to it when a booking fails', () => {
    expect(bar({ refusal: 'Failed to submit booking' }).html).toMatch(
      /role="alert">.*Failed to submit booking/s,
    );
  });
});
