import { useRef, useState } from 'react';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { KeptState } from '../kept/kept-state.ts';
import { type NetworkView, networkViewOf, secondsOf } from './network-view.ts';

/** The day on Today, and the presses that wait for a response. */
interface TodayState {
  readonly day: { readonly connection: string; readonly snapshot: { readonly asOf: number } | undefined };
  /** Presses without a response. */
  readonly waiting: readonly unknown[];
}

/** The state of the network on Today, with the age of its list. */
export function useNetworkView({ day, waiting }: TodayState, kept: KeptState, clock: Clock): NetworkView {
  const [openedAt] = useState(() => secondsOf(clock().getTime()));
  const wasLive = useRef(false);
  wasLive.current ||= day.connection === 'live';
  const asOf = day.snapshot?.asOf;
  // Before the first call of the queue, only the poller of the day knows the connection.
  if (kept.network.status === 'unknown')
    return {
      status: day.connection === 'offline' && day.snapshot ? 'offline' : 'online',
      since: asOf,
      asOf,
      kept: waiting.length,
    };
  return networkViewOf(kept, { asOf, openedAt: wasLive.current ? undefined : openedAt });
}
