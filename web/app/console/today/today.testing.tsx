import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { type Call, CallProblem } from '#app/requests/client.ts';
import { hasFocusJustMoved, holdMs } from '#app/ui/give-focus.ts';
import type { ShipHours } from '#shared/calendar/day-edit.ts';
import type { BodyOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { Endpoint } from '#shared/contracts/endpoints.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import type { ProblemKind } from '#shared/problems/problems.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { arrivesWhenAdded } from '#shared/staff/parties/walk-in-arrival.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { StaffClient } from '../api/staff-client.ts';
import type { VisitCommand } from '../api/unsent-visits.ts';
import type { KeptQueue } from '../kept/kept-state.ts';
import { barkeeper, beforeTwo, host, manager, shipDate } from './day/ship-day.testing.ts';
import type { TodayProps } from './today.tsx';

/** The outcome of one call: a `lost` call is carried out without a response, a `down` call never reaches the server. */
export type CallOutcome =
  | 'response'
  | 'lost'
  | 'down'
  | { readonly kind: ProblemKind; readonly message: string };

/** A call as the server receives it. */
type ReceivedCall = Call & { readonly endpoint: Endpoint };

/** A server in memory that stores each command once. */
export class FakeServer {
  starts: readonly Start[];
  readonly calls: ReceivedCall[] = [];
  /** Ships in port on the day of `starts`. */
  ships: readonly ShipHours[] = [];
  /** Days in the list of days. */
  days: ReplyTo<'listDays'>['days'] = [];
  /** Parties that a search finds. */
  partiesOfOtherDays: readonly Party[] = [];
  colleagues: readonly (Colleague & { readonly isEnded?: true })[] = [host, manager, barkeeper];
  /** Whether a colleague acts; otherwise the day is reduced. */
  hasColleague = true;
  /** Counts of the tasks in the office. */
  waiting: Omit<ReplyTo<'countWaiting'>, 'success'> = {
    enquiries: 0,
    requests: 0,
    orders: 0,
    disputes: 0,
    differences: 0,
  };
  /** People with their devices, and the shared devices. */
  access: Omit<ReplyTo<'listPeople'>, 'success'> = { people: [], shared: [] };
  /** Presses that devices had kept and on which colleagues decide. */
  kept: Omit<ReplyTo<'showKeptPresses'>, 'success'> = {
    now: 0,
    parties: [],
    rooms: [],
    notPlaced: [],
    owing: [],
    people: [],
    devices: [],
  };
  /** Outcomes of the next writes; later writes succeed. */
  outcomes: CallOutcome[] = [];
  #version = 1000;

  constructor(starts: readonly Start[]) {
    this.starts = starts;
  }

  /** Bodies of the calls to an endpoint. */
  sent<Body>(endpoint: Endpoint): readonly Body[] {
    return this.calls.filter((call) => call.endpoint === endpoint).map(({ body }) => body as Body);
  }

  replace(party: Party): void {
    if (party.date !== shipDate) {
      this.partiesOfOtherDays = [...this.partiesOfOtherDays.filter(({ id }) => id !== party.id), party];
      return;
    }
    this.starts = this.starts.map((start) =>
      start.tourId === party.tourId
        ? {
            ...start,
            version: (++this.#version).toString(16),
            parties: start.parties.some(({ id }) => id === party.id)
              ? start.parties.map((other) => (other.id === party.id ? party : other))
              : [...start.parties, party],
          }
        : start,
    );
  }

  readonly client = (async (endpoint: Endpoint, parts?: Call): Promise<unknown> => {
    const call = { endpoint, ...parts };
    this.calls.push(call);
    if (call.endpoint === 'openDay') return this.#day(call);
    if (call.endpoint === 'findParties') return this.#find(call);
    if (call.endpoint === 'listDays') return { success: true, days: this.days };
    if (call.endpoint === 'listPeople') return { success: true, ...this.access };
    if (call.endpoint === 'showKeptPresses') return { success: true, ...this.kept };
    if (call.endpoint === 'countWaiting') return { success: true, ...this.waiting };
    const outcome = this.outcomes.shift() ?? 'response';
    if (outcome === 'down') throw new CallProblem('unreachable', 'No network.');
    if (typeof outcome === 'object') throw new CallProblem(outcome.kind, outcome.message, { status: 409 });
    if (call.endpoint === 'changeLanguage')
      return this.#changeLanguage(call.body as BodyOf<'changeLanguage'>, outcome);
    const party = this.#write(call);
    if (outcome === 'lost') throw new CallProblem('timed-out', 'The response takes too long.');
    return { success: true, party, isMailed: party.email !== '' };
  }) as StaffClient;

  party(id: string): Party {
    const parties = [...this.starts.flatMap(({ parties }) => parties), ...this.partiesOfOtherDays];
    const found = parties.find((party) => party.id === id);
    if (found === undefined) throw new RangeError(`No such party: ${id}`);
    return found;
  }

  #write({ endpoint, body, query = {} }: ReceivedCall): Party {
    switch (endpoint) {
      case 'addParty':
        return this.#add(body as BodyOf<'addParty'>);
      case 'changeParty': {
        const { party, commandId, requested } = body as BodyOf<'changeParty'>;
        return this.#changeBooking(party, { id: commandId, kind: 'change', parts: ['guests'] }, requested);
      }
      case 'cancelParty':
        return this.#changeBooking(
          String(query.party),
          { id: String(query.commandId), kind: 'cancel' },
          { status: 'cancelled' },
        );
      case 'resendConfirmation': {
        const { party, commandId } = body as VisitCommand;
        return this.#changeBooking(party, { id: commandId, kind: 'resend' }, {});
      }
      case 'reversePayment':
        return this.#reverse(body as BodyOf<'reversePayment'>);
      default:
        return this.#record(body as VisitCommand);
    }
  }

  #changeBooking(
    id: string,
    change: Pick<StaffChange, 'id' | 'kind' | 'parts'>,
    changes: Partial<Party>,
  ): Party {
    const party = this.party(id);
    const { staffChanges = [], sequence } = party;
    if (staffChanges.some((existing) => existing.id === change.id)) return party;
    const entry = { ...change, at: beforeTwo.getTime() / 1000, by: host.id, on: '0DEV' };
    const updatedParty = {
      ...party,
      ...changes,
      sequence: sequence + 1,
      staffChanges: [...staffChanges, entry],
    };
    this.replace(updatedParty);
    return updatedParty;
  }

  #changeLanguage(
    { tourId, language, agreed, commandId }: BodyOf<'changeLanguage'>,
    outcome: CallOutcome,
  ): unknown {
    const change = { id: commandId, kind: 'change', parts: ['language'] } as const;
    const changes = { preferredLanguage: language };
    const parties = agreed.map(({ party }) =>
      this.#changeBooking(party, { ...change, parts: ['language'] }, changes),
    );
    this.starts = this.starts.map((start) => (start.tourId === tourId ? { ...start, language } : start));
    if (outcome === 'lost') throw new CallProblem('timed-out', 'The response takes too long.');
    return { success: true, parties };
  }

  #find({ query }: Call): unknown {
    const letters = (query?.letters ?? '').toLowerCase();
    const parties = this.partiesOfOtherDays.filter(({ lastName }) =>
      lastName.toLowerCase().startsWith(letters),
    );
    return { success: true, parties, first: shipDate, last: '2027-03-10', hasMore: false };
  }

  #day({ query }: Call): unknown {
    const seenVersions = new Set(query?.seen?.split(',') ?? []);
    const startsOfDay =
      (query?.date ?? shipDate) === shipDate ? this.starts : startsOf(this.partiesOfOtherDays, query?.date);
    if (!this.hasColleague) return this.#reducedDay(query?.date ?? shipDate, startsOfDay, seenVersions);
    const starts = startsOfDay.filter(({ tourId, version }) => !seenVersions.has(`${tourId}.${version}`));
    return {
      success: true,
      date: query?.date ?? shipDate,
      now: beforeTwo.getTime() / 1000,
      revision: 'r',
      starts,
      ships: (query?.date ?? shipDate) === shipDate ? this.ships : [],
      people: starts.length > 0 ? this.colleagues : [],
    };
  }

  #reducedDay(date: string, startsOfDay: readonly Start[], seenVersions: ReadonlySet<string>): unknown {
    if (date !== shipDate && date !== '2026-12-11')
      throw new CallProblem('identification-required', 'Say who you are.');
    const starts = startsOfDay
      .map(({ tourId, version, guests, language, parties }) => ({
        tourId,
        version: `${version}f`,
        guests,
        language,
        parties: parties.map((party) => ({
          id: party.id,
          firstName: party.firstName,
          initial: party.lastName.slice(0, 1),
          guestCount: party.guestCount,
          preferredLanguage: party.preferredLanguage,
          status: party.status,
          here: party.log.some(({ kind }) => kind === 'arrive') ? party.guestCount : 0,
          noShow: 0,
          paidGuests: 0,
        })),
      }))
      .filter(({ tourId, version }) => !seenVersions.has(`${tourId}.${version}`));
    return { success: true, date, now: beforeTwo.getTime() / 1000, revision: 'r', isReduced: true, starts };
  }

  #reverse({ commandId, party: id, entry, reason }: BodyOf<'reversePayment'>): Party {
    const party = this.party(id);
    const at = beforeTwo.getTime() / 1000;
    const undo = { id: commandId, at, by: manager.id, on: '0DEV', kind: 'undo', entry, reason } as const;
    const updatedParty = { ...party, log: [...party.log, undo] };
    this.replace(updatedParty);
    return updatedParty;
  }

  #record({ commandId, party: id, action }: VisitCommand): Party {
    const party = this.party(id);
    if (party.log.some((entry) => entry.id === commandId)) return party;
    const entry = {
      id: commandId,
      at: beforeTwo.getTime() / 1000,
      by: host.id,
      on: '0DEV',
      ...action,
    } as VisitEntry;
    const updatedParty = { ...party, log: [...party.log, entry] };
    this.replace(updatedParty);
    return updatedParty;
  }

  #add({ commandId, source, date, tourId, guestCount, ...details }: BodyOf<'addParty'>): Party {
    const existing = this.starts.flatMap(({ parties }) => parties).find(({ id }) => id === commandId);
    if (existing) return existing;
    const [sample] = this.starts.find((start) => start.tourId === tourId)?.parties ?? [];
    if (sample === undefined) throw new RangeError('The start has no party to copy');
    const hasArrived = arrivesWhenAdded({ ...sample, source, date: calendarDateFrom(date) }, beforeTwo);
    const totalPrice = (sample.totalPrice / sample.guestCount) * guestCount;
    const addedParty: Party = {
      ...sample,
      id: commandId,
      date,
      reference: 'X261210200PM-7K3Q…',
      sixLetters: 'HKTRWM',
      firstName: details.firstName ?? '',
      lastName: details.lastName ?? '',
      email: details.email ?? '',
      source,
      guestCount,
      totalPrice,
      due: totalPrice,
      companyName: undefined,
      bookedAt: beforeTwo.getTime() / 1000,
      log: hasArrived
        ? [
            {
              id: `${commandId}-here`,
              at: beforeTwo.getTime() / 1000,
              by: host.id,
              on: '0DEV',
              kind: 'arrive',
              guests: guestCount,
            },
          ]
        : [],
    };
    this.replace(addedParty);
    return addedParty;
  }
}

/** Starts of another day with these parties. */
const startsOf = (parties: readonly Party[], date = ''): readonly Start[] =>
  parties
    .filter((party) => party.date === date)
    .map((party) => ({
      tourId: party.tourId,
      version: 'a',
      guests: party.guestCount,
      language: party.preferredLanguage,
      parties: [party],
    }));

const unmounts = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const unmount of unmounts) await unmount();
});

/** The screen in a separate document, with functions to press and type. */
export interface TodayOnScreen {
  readonly document: Document;
  /** Text of the row of a party; undefined without one. */
  readonly row: (party: string) => string | undefined;
  readonly press: (label: string | RegExp, within?: string) => Promise<void>;
  /** Presses a button with a finger, which the screen counts as a touch. */
  readonly tap: (label: string | RegExp) => Promise<void>;
  readonly type: (label: string, value: string) => Promise<void>;
  readonly key: (name: string, on?: Element) => Promise<void>;
  /** Moves the focus out of a field. */
  readonly leave: (field: Element) => Promise<void>;
  readonly mouse: (type: 'mousedown' | 'mouseup', target: Element) => Promise<void>;
  /** Lets time pass and responses arrive. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly setVisibility: (state: 'hidden' | 'visible') => Promise<void>;
  /** Makes another colleague act, or none. */
  readonly become: (colleague: Colleague | undefined) => Promise<void>;
  readonly text: () => string;
  readonly status: () => string;
  /** Rows of each sheet that was printed, the cells separated by `|`. */
  readonly printed: readonly (readonly string[])[];
  /** Prints by the browser's command. */
  readonly printPage: () => Promise<void>;
}

/** Mounts `Today` with fake timers. @param storage the content of the browser's storage; @param queue the device's stored presses and days */
export async function showToday(
  server: FakeServer,
  overrides: Partial<TodayProps> = {},
  storage: Readonly<Record<string, string>> = {},
  layout: 'phone' | 'small-tablet' | 'desk' = 'phone',
  queue?: KeptQueue,
): Promise<TodayOnScreen> {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  const matchMedia = (query: string) => ({
    matches: layout === 'desk' || query.includes('51.25em'),
    addEventListener() {},
    removeEventListener() {},
  });
  // Assigned for phones as well: the documents of all tests share their properties.
  Object.assign(window, { matchMedia: layout === 'phone' ? undefined : matchMedia });
  vi.useFakeTimers({
    now: beforeTwo,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const stored = new Map<string, string>(Object.entries(storage));
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'test', languages: ['en'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React listens to `input` only if the document has this property.
  Object.assign(document, { oninput: null });
  const dialog = Object.getPrototypeOf(document.createElement('dialog'));
  Object.assign(dialog, {
    showModal(this: Element) {
      this.setAttribute('open', '');
    },
    close(this: Element) {
      this.removeAttribute('open');
    },
  });
  const { createRoot }: { createRoot: typeof CreateRoot } = await import('react-dom/client');
  const { MemoryRouter } = await import('react-router-dom');
  const { Today } = await import('./today.tsx');
  const { KeptContext } = await import('../kept/use-kept.ts');
  const { preloadParts } = await import('./screen/parts.ts');
  await preloadParts(false);
  const root = createRoot(document.querySelector('main') as unknown as Element);
  const unmount = async () => {
    if (unmounts.delete(unmount)) await act(async () => root.unmount());
    vi.useRealTimers();
  };
  unmounts.add(unmount);
  const wait = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  const clock = () => new Date();
  const clientOf = () => server.client;
  const props: TodayProps = { colleague: host, client: server.client, clientOf, clock, ...overrides };
  const become = async (colleague: Colleague | undefined) => {
    server.hasColleague = colleague !== undefined;
    const screen = createElement(Today, { ...props, colleague });
    const page = createElement(KeptContext.Provider, { value: queue }, screen);
    await act(async () => root.render(createElement(MemoryRouter, undefined, page)));
    await wait(0);
  };
  await become(props.colleague);

  const printed: string[][] = [];
  const rows = () => [...document.querySelectorAll('tr')] as unknown as Element[];
  const cellsOf = (row: Element) => [...row.children].map(({ textContent }) => textContent?.trim() ?? '');
  const print = () => {
    window.dispatchEvent(new window.Event('beforeprint'));
    printed.push(rows().map((row) => cellsOf(row).join('|')));
    window.dispatchEvent(new window.Event('afterprint'));
  };
  vi.stubGlobal('print', print);
  Object.assign(window, { print });

  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
  const find = (label: string | RegExp, within = 'body') => {
    const buttons = [...document.querySelectorAll(`${within} button`)] as unknown as Element[];
    const matches = (name: string) => (typeof label === 'string' ? name === label : label.test(name));
    const found = buttons.find((button) => matches(nameOf(button)));
    if (found === undefined) throw new Error(`No button ${label} among: ${buttons.map(nameOf).join(' | ')}`);
    return found;
  };
  const dispatch = (target: Element, event: Event) => act(async () => void target.dispatchEvent(event));
  const newEvent = (type: string, properties: object = {}) =>
    Object.assign(
      new window.Event(type, { bubbles: true, cancelable: true }),
      properties,
    ) as unknown as Event;
  const screen: TodayOnScreen = {
    document: document as unknown as Document,
    row: (party) => document.querySelector(`[data-party="${party}"]`)?.textContent ?? undefined,
    async press(label, within) {
      // Longer than the pause before a new sheet takes presses.
      if (find(label, within).closest('dialog') && hasFocusJustMoved(document as unknown as Document))
        await wait(holdMs);
      const button = find(label, within);
      const isSubmit =
        button.getAttribute('type') === 'submit' && button.getAttribute('aria-disabled') === null;
      await dispatch(button, newEvent('click'));
      const form = isSubmit ? button.closest('form') : null;
      if (form) await dispatch(form, newEvent('submit'));
    },
    async tap(label) {
      await dispatch(find(label), newEvent('pointerdown'));
      await screen.press(label);
    },
    async type(label, value) {
      const labels = [...document.querySelectorAll('label')] as unknown as Element[];
      const id = labels.find((element) => element.textContent === label)?.getAttribute('for');
      const input = ((id ? document.getElementById(id) : undefined) ??
        document.querySelector(`[aria-label="${label}"]`)) as unknown as HTMLInputElement;
      // Bypasses React, which tracks the value that it has set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
      await dispatch(input, newEvent('input'));
    },
    key: (name, on = document.body as unknown as Element) => dispatch(on, newEvent('keydown', { key: name })),
    leave: (field) => dispatch(field, newEvent('focusout')),
    mouse: (type, target) => dispatch(target, newEvent(type)),
    wait,
    become,
    async setVisibility(state) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      await dispatch(document as unknown as Element, newEvent('visibilitychange'));
    },
    printed,
    printPage: () => act(async () => print()),
    text: () => document.body.textContent ?? '',
    status: () =>
      [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' '),
  };
  return screen;
}

/** Counts the guests of a party whose arrival only this device knows. */
export const countDashedTicks = ({ document }: TodayOnScreen, party: string): number =>
  document.querySelectorAll(`[data-party="${party}"] rect[data-unsent]`).length;
