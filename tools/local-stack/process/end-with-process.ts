/** Exit code after each signal. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const stopCallbacks = new Set<() => Promise<void>>();
let isListening = false;

/**
 * Calls `stop` before a signal ends this process. If the process ends in another way, its child processes notice that themselves.
 * @returns a function that unregisters `stop`
 */
export function endWithProcess(stop: () => Promise<void>): () => void {
  stopCallbacks.add(stop);
  if (!isListening) {
    isListening = true;
    for (const [signal, code] of Object.entries(signals)) {
      process.once(signal, () => {
        if (stopCallbacks.size === 0) process.exit(code);
        void Promise.allSettled([...stopCallbacks].map((stop) => stop())).then(() => process.exit(code));
      });
    }
  }
  return () => void stopCallbacks.delete(stop);
}
