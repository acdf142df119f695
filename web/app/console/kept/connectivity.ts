import type { Network } from './kept-state.ts';

/**
 * Time without a response after which the device counts as offline: with a poll every five seconds, an outage shows
 * within ten.
 */
const silenceMs = 4_500;
/** If the network returns for less time than this, the outage has not ended. */
const steadyMs = 10_000;

interface Watcher {
  readonly now: () => number;
  readonly onChange: (network: Network) => void;
}

/**
 * Whether our server responds. Only a valid reply of our API means online; the pages of a captive portal, a 503 and
 * silence do not, nor does `navigator.onLine`.
 */
export class Connectivity {
  #network: Network = { status: 'unknown' };
  /** Start times of the calls without a response. */
  readonly #pending = new Map<symbol, number>();
  /** Start time of the first call that has failed since the last response. */
  #failedSince: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steadyTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  get network(): Network {
    return this.#network;
  }

  /**
   * Registers a call. Returns a function to run when the call ends, with whether our server responded; undefined if the
   * call was aborted.
   */
  begin(): (isAnswered: boolean | undefined) => void {
    const call = Symbol('call');
    const startedAt = this.#watcher.now();
    this.#pending.set(call, startedAt);
    this.#check();
    return (isAnswered) => {
      const isPending = this.#pending.delete(call);
      if (isAnswered) this.#receive();
      else if (isAnswered === false && isPending)
        this.#failedSince = Math.min(this.#failedSince ?? startedAt, startedAt);
      this.#check();
    };
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#steadyTimer);
  }

  #receive(): void {
    this.#failedSince = undefined;
    // A response proves that earlier calls wait for the server, not for the network.
    this.#pending.clear();
    const { status } = this.#network;
    if (status === 'unknown') this.#set({ status: 'online' });
    if (status !== 'offline') return;
    this.#set({ status: 'online', lostSince: this.#network.since });
    this.#steadyTimer = setTimeout(() => this.#set({ status: 'online' }), steadyMs);
  }

  #check(): void {
    clearTimeout(this.#timer);
    const since = Math.min(this.#failedSince ?? Number.POSITIVE_INFINITY, ...this.#pending.values());
    if (since === Number.POSITIVE_INFINITY || this.#network.status === 'offline') return;
    const waitMs = since + silenceMs - this.#watcher.now();
    // When the console opens, nothing is known yet, so the first failure decides.
    const isFirst = this.#network.status === 'unknown' && this.#failedSince !== undefined;
    if (waitMs <= 0 || isFirst) this.#goOffline(since);
    else this.#timer = setTimeout(() => this.#check(), waitMs);
  }

  #goOffline(since: number): void {
    clearTimeout(this.#steadyTimer);
    const lostSince = this.#network.status === 'online' ? this.#network.lostSince : undefined;
    this.#set({ status: 'offline', since: lostSince ?? since });
  }

  #set(network: Network): void {
    this.#network = network;
    this.#watcher.onChange(network);
  }
}
