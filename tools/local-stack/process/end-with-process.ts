/** Exit codes after a signal. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const running = new Set<() => Promise<void>>();
let listening = false;

/**
 * Calls `stop` before a signal ends this process. Child processes detect any other end themselves.
 * @returns a function that unregisters it
 */
export function endWithProcess(stop: () => Promise<void>): () => void {
  running.add(stop);
  if (!listening) {
    listening = true;
    for (const [signal, code] of Object.entries(signals)) {
      process.once(signal, () => {
        if (running.size === 0) process.exit(code);
        void Promise.allSettled([...running].map((stop) => stop())).then(() => process.exit(code));
      });
    }
  }
  return () => void running.delete(stop);
}
