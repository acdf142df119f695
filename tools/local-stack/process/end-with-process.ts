/** Exit code after each signal. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const stops = new Set<() => Promise<void>>();
let isListening = false;

/**
 * Calls `stop` before a signal ends this process. If it ends in another way, its child processes notice that themselves.
 * @returns a function that unregisters it
 */
export function endWithProcess(stop: () => Promise<void>): () => void {
  stops.add(stop);
  if (!isListening) {
    isListening = true;
    for (const [signal, code] of Object.entries(signals)) {
      process.once(signal, () => {
        if (stops.size === 0) process.exit(code);
        void Promise.allSettled([...stops].map((stop) => stop())).then(() => process.exit(code));
      });
    }
  }
  return () => void stops.delete(stop);
}
