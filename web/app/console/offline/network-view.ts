import type { KeptAction } from '#shared/kept-presses/press.ts';
import type { KeptState } from '../kept/kept-state.ts';

/** The state of the network, as the console shows it. Times in epoch seconds. */
export interface NetworkView {
  /** `sent` for a few seconds after the last kept press was sent. */
  readonly status: 'online' | 'offline' | 'sending' | 'sent';
  /** Time of the first press or poll without a response. */
  readonly since?: number | undefined;
  /** When the console was opened offline. */
  readonly openedAt?: number | undefined;
  /** Time at which the list on screen was current. */
  readonly asOf?: number | undefined;
  /** Number of presses waiting on this device. */
  readonly kept: number;
  /** Number of presses sent since the network returned. */
  readonly sent?: number | undefined;
  /** Number of presses that were waiting when the network returned. */
  readonly total?: number | undefined;
  readonly isUpdateWaiting?: boolean | undefined;
}

/** A press waiting on this device. */
export interface KeptItem {
  readonly id: string;
  /** Epoch seconds. */
  readonly at: number;
  /** Name of its author. */
  readonly by: string;
  readonly isCodeUnchecked?: boolean | undefined;
  /** Name of its party, such as `É. Exemple`. */
  readonly party: string;
  /** Its start, such as `4:00 PM Tasting`. */
  readonly start?: string | undefined;
  readonly action: KeptAction;
  /** When its author undid it, in epoch seconds. */
  readonly undoneAt?: number | undefined;
}

export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/**
 * Derives the state of the network on screen.
 *
 * @param list when the list on screen was current, and when the console was opened offline
 */
export function networkViewOf(
  { network, waiting, delivery }: Pick<KeptState, 'network' | 'waiting' | 'delivery'>,
  list: Pick<NetworkView, 'asOf' | 'openedAt' | 'isUpdateWaiting'> = {},
): NetworkView {
  const kept = waiting.length;
  if (network.status === 'offline')
    return { status: 'offline', since: secondsOf(network.since), kept, ...list };
  if (delivery === undefined || delivery.total === 0) {
    // Keeps the line about the network on screen while the network returns only briefly.
    if (network.status === 'online' && network.lostSince !== undefined)
      return { status: 'offline', since: secondsOf(network.lostSince), kept, ...list };
    return { status: 'online', kept, ...list };
  }
  return { status: delivery.sent < delivery.total ? 'sending' : 'sent', kept, ...delivery, ...list };
}
