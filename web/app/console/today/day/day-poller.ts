import type { StaffClient } from '#app/console/api/staff-client.ts';
import { type DaySnapshot, mergeDay, mergeParty } from '#app/console/kept/day-snapshot.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** `live` after a response, `reconnecting` after one or two failed calls, `offline` after three or while the browser is offline. */
export type Connection = 'loading' | 'live' | 'reconnecting' | 'offline' | 'ended';

export interface PolledDay {
  readonly date: CalendarDate;
  readonly snapshot: DaySnapshot | undefined;
  readonly connection: Connection;
  /** Why no day can be shown. */
  readonly problem: CallProblem | undefined;
}

const pollIntervalMs = 5_000;
const maxWaitMs = 30_000;
const failuresUntilOffline = 3;

/** The environment of the poller: the page, or a test. */
export interface PollerContext {
  isVisible(): boolean;
  isOnline(): boolean;
}

export const pageContext: PollerContext = {
  isVisible: () => document.visibilityState !== 'hidden',
  isOnline: () => navigator.onLine !== false,
};

/** Loads a day every five seconds while the page is visible; slower while calls fail. */
export class DayPoller {
  #state: PolledDay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #call: AbortController | undefined;
  /** Number of writes. A response to a call that began before a write is discarded, since it would undo the write on screen. */
  #writes = 0;
  #failures = 0;
  #isRunning = false;
  readonly #client: StaffClient;
  readonly #onChange: () => void;
  readonly #context: PollerContext;

  constructor(date: CalendarDate, client: StaffClient, onChange: () => void, context: PollerContext) {
    this.#state = { date, snapshot: undefined, connection: 'loading', problem: undefined };
    this.#client = client;
    this.#onChange = onChange;
    this.#context = context;
  }

  get state(): PolledDay {
    return this.#state;
  }

  start(): void {
    this.#isRunning = true;
    this.pollNow();
  }

  stop(): void {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    this.#call?.abort();
  }

  /** Also called when the page becomes visible or the network returns. */
  pollNow(): void {
    clearTimeout(this.#timer);
    this.#call?.abort();
    if (this.#isRunning && this.#context.isVisible() && this.#state.connection !== 'ended') void this.#poll();
  }

  /** Reloads the day for the identified colleague. Without one, the names of guests are hidden. */
  reload(hasColleague: boolean): void {
    if (!hasColleague && this.#state.snapshot?.isReduced === false) {
      this.#set({ snapshot: undefined, connection: 'loading' });
    }
    this.pollNow();
  }

  /** Shows a stored day until the server responds. */
  restore(snapshot: DaySnapshot): void {
    const { snapshot: previous, connection } = this.#state;
    const isMoreComplete = previous === undefined || (previous.isReduced && !snapshot.isReduced);
    if (isMoreComplete && connection !== 'ended') this.#set({ snapshot });
  }

  /** Shows a party that the server has just stored. */
  accept(party: Party): void {
    this.#writes += 1;
    const { snapshot, date } = this.#state;
    if (snapshot && party.date === date) this.#set({ snapshot: mergeParty(snapshot, party) });
  }

  end(): void {
    this.stop();
    this.#set({ snapshot: undefined, connection: 'ended' });
  }

  async #poll(): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    const writes = this.#writes;
    try {
      const { date, snapshot } = this.#state;
      const reply = await this.#client('openDay', {
        query: { date, seen: versionsOnScreen(snapshot), revision: snapshot?.revision || undefined },
        signal: call.signal,
      });
      if (call.signal.aborted) return;
      if (writes !== this.#writes) return this.pollNow();
      this.#failures = 0;
      this.#set({ snapshot: mergeDay(this.#state.snapshot, reply), connection: 'live', problem: undefined });
    } catch (cause) {
      if (call.signal.aborted) return;
      if (!(cause instanceof CallProblem)) throw cause;
      if (isDeviceRejected(cause)) return this.end();
      this.#failures += 1;
      const isOffline = this.#failures >= failuresUntilOffline || !this.#context.isOnline();
      this.#set({ connection: isOffline ? 'offline' : 'reconnecting', problem: cause });
    }
    const waitMs = Math.min(pollIntervalMs * 2 ** Math.max(this.#failures - 1, 0), maxWaitMs);
    this.#timer = setTimeout(() => this.pollNow(), waitMs);
  }

  #set(change: Partial<PolledDay>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange();
  }
}

/** The starts on screen; the server returns only those that have changed since. */
const versionsOnScreen = (snapshot: DaySnapshot | undefined): string | undefined =>
  snapshot && snapshot.starts.length > 0
    ? snapshot.starts.map(({ tourId, version }) => `${tourId}.${version}`).join(',')
    : undefined;

/** Whether the server no longer accepts this device. */
export const isDeviceRejected = ({ kind }: CallProblem): boolean =>
  kind === 'unauthorized' || kind === 'device-ended';
