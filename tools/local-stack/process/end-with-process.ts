/** Exit codes of a process that a signal ended. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const running = new Set<() => Promise<void>>();
let listening = false;

/**
 * Calls `stop` before this process ends by a signal. Child processes notice any other end by themselves.
 * @returns what makes it forget
 */
export function endWithProcess(stop: () => Promise<void>): () => void {
  running.add(stop);
  if (!listening) {
    listening = true;
    for (const [signal, code] of Object.entries(signals)) {
      process.once(signal, () => {
        if (running.size === 0) process.exit(code);
        void Promise.allSettled([...running].map((one) => one())).then(() => process.exit(code));
      });
    }
  }
  return () => void running.delete(stop);
}
