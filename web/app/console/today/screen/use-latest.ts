import { useRef, useState } from 'react';

/** An object that stays the same and has the latest functions, for what should not render each time that they change. */
export function useLatest<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  latest.current = functions;
  const [stable] = useState(
    () =>
      new Proxy(latest, { get: ({ current }, name) => Reflect.get(current, name) }) as unknown as Functions,
  );
  return stable;
}
