import { logInBrowser } from '#app/requests/browser-log.ts';

/** Five minutes are enough, since an email announces most tasks. */
const intervalMs = 300_000;

/** Polls the tasks that wait for colleagues while any part of a visible page shows them, with one call for all parts. */
export class WaitingPoll<Reply> {
  #reply: Reply | undefined;
  #latestCall = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #request: () => Promise<Reply>;

  constructor(request: () => Promise<Reply>) {
    this.#request = request;
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
    this.#timer = setInterval(this.#refreshIfVisible, intervalMs);
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
