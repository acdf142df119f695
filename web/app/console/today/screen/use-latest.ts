import { useRef, useState } from 'react';

/** A stable object with the latest functions, for components that should not render each time the functions change. */
export function useLatest<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  latest.current = functions;
  const [stable] = useState(
    () =>
      new Proxy(latest, { get: ({ current }, name) => Reflect.get(current, name) }) as unknown as Functions,
  );
  return stable;
}
