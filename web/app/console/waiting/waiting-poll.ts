import { logInBrowser } from '#app/requests/browser-log.ts';

/** Often enough: most of what waits also comes with a mail. */
const everyMs = 300_000;

/** Asks what waits for colleagues while any part of a visible page shows it: one call for all of them. */
export class WaitingPoll<Reply> {
  #reply: Reply | undefined;
  #latestCall = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #request: () => Promise<Reply>;

  constructor(ask: () => Promise<Reply>) {
    this.#request = ask;
  }

  readonly reply = (): Reply | undefined => this.#reply;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  refreshIfShown(): void {
    if (this.#listeners.size > 0) this.#refresh();
  }

  #refresh(): void {
    this.#latestCall += 1;
    const call = this.#latestCall;
    this.#request().then(
      (reply) => {
        if (call !== this.#latestCall) return;
        this.#reply = reply;
        for (const listener of this.#listeners) listener();
      },
      (problem: unknown) =>
        logInBrowser('waiting-not-counted', problem instanceof Error ? problem.message : undefined),
    );
  }

  #start(): void {
    this.#refresh();
    this.#timer = setInterval(this.#refreshIfVisible, everyMs);
    document.addEventListener('visibilitychange', this.#refreshIfVisible);
  }

  #stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#refreshIfVisible);
  }

  readonly #refreshIfVisible = (): void => {
    if (document.visibilityState !== 'hidden') this.#refresh();
  };
}
