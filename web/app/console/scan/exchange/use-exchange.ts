import { useMemo, useState } from 'react';
import type { HouseDevice } from '#shared/exchange/parcel.ts';
import type { KeptQueue } from '../../kept/kept-state.ts';
import { type Exchange, PressExchange } from './exchange.ts';

/** The exchange of this screen, and its current state. */
export function useExchange(queue: KeptQueue): {
  readonly state: Exchange;
  readonly exchange: PressExchange;
} {
  const [state, setState] = useState<Exchange>({ kind: 'choosing' });
  const exchange = useMemo(
    () =>
      new PressExchange({
        queue,
        devices: async () => ((await queue.values.get('house-devices')) as readonly HouseDevice[]) ?? [],
        onChange: setState,
      }),
    [queue],
  );
  return { state, exchange };
}
