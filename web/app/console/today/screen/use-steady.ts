import { useMemo, useRef } from 'react';

/** Functions that stay the same while those given change, which they call: for what should not render with each change. */
export function useSteady<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  latest.current = functions;
  const names = Object.keys(functions).join();
  return useMemo(() => {
    const call =
      (name: string) =>
      (...given: unknown[]) =>
        (latest.current as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given);
    return Object.fromEntries(names.split(',').map((name) => [name, call(name)])) as Functions;
  }, [names]);
}
