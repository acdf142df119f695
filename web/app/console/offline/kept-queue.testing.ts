import type { KeptQueue, KeptState, WaitingPress } from '../kept/kept-state.ts';
import { openingState } from '../kept/kept-state.ts';
import { partyOfTicket } from '../kept/party-of-ticket.ts';

/** A device that keeps presses in memory; it sends none. */
export class FakeQueue implements KeptQueue {
  #state: KeptState = { ...openingState, network: { status: 'online' }, storage: 'persistent' };
  readonly #listeners = new Set<() => void>();

  readonly getState = (): KeptState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  set(change: Partial<KeptState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Loses the network at a time, in epoch seconds. */
  lose(since: number): void {
    this.set({ network: { status: 'offline', since: since * 1000 } });
  }

  readonly keepPress: KeptQueue['keepPress'] = async ({ id = 'new', madeAt = Date.now(), ...press }) => {
    const { waiting } = this.#state;
    const kept: WaitingPress = {
      id,
      device: '0DEV',
      key: 'k',
      n: waiting.length + 1,
      madeAt,
      at: madeAt,
      seen: press.known ?? [],
      status: 'waits',
      isCarried: false,
      ticketParty: press.ticket === undefined ? undefined : partyOfTicket(press.ticket),
      ...press,
    };
    this.set({ waiting: [...waiting, kept] });
    return id;
  };

  readonly sendNow = async () => {};
  readonly signedPresses = async () => [];
  readonly carry = async () => 0;
  readonly keptDays: KeptQueue['keptDays'] = async () => [];
  readonly doorList: KeptQueue['doorList'] = async () => ({ parties: [], readAt: new Map(), people: [] });
  readonly values = { get: async () => undefined, put: async () => {} };
  readonly signText = async () => ({ device: '0DEV', key: 'k', signature: '' });
  readonly readDay: KeptQueue['readDay'] = async () => undefined;
  readonly saveDay = async () => {};
  readonly storedSession = async () => undefined;
  readonly wipe = async () => {};
}
