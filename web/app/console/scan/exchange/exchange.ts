import {
  addFrame,
  framesOf,
  joinFrames,
  type PartialParcel,
  parcelIdOf,
  readFrame,
} from '#shared/exchange/frames.ts';
import { type HouseDevice, readParcel, writeParcel } from '#shared/exchange/parcel.ts';
import type { KeptQueue } from '../../kept/kept-state.ts';

/** The state of an exchange on one device. Step 1: the first direction; step 2: the opposite one. */
export type Exchange =
  | { readonly kind: 'choosing' }
  | {
      readonly kind: 'showing';
      readonly step: 1 | 2;
      readonly frames: readonly string[];
      readonly presses: number;
      /** In step 2: whose presses this device has just read, and how many. */
      readonly answers?: AnsweredParcel;
    }
  | {
      readonly kind: 'reading';
      readonly step: 1 | 2;
      readonly read: number;
      readonly total: number | undefined;
    }
  | Agreed
  /** Stopped in step 2, by the device that reads or by the one that shows. */
  | {
      readonly kind: 'half';
      readonly name?: string;
      readonly read?: number;
      readonly total?: number | undefined;
    }
  | { readonly kind: 'foreign' }
  /** This device has no key. */
  | { readonly kind: 'cannot-sign' };

interface AnsweredParcel {
  readonly name: string;
  readonly presses: number;
  readonly newHere: number;
}

export interface Agreed {
  readonly kind: 'agreed';
  readonly name: string;
  /** Number of presses that both devices have. */
  readonly total: number;
  /** Number of presses new to this device. */
  readonly newHere: number;
  /** Number of presses new to the other device. */
  readonly newThere: number;
}

export interface ExchangeDeps {
  readonly queue: Pick<KeptQueue, 'signedPresses' | 'carry' | 'signText'>;
  readonly devices: () => Promise<readonly HouseDevice[]>;
  readonly onChange: (exchange: Exchange) => void;
}

/**
 * Exchanges presses with another device by moving codes: one device shows and the other reads, then they swap. The
 * device that showed first starts to read as soon as its camera sees a code of the other device, without a press.
 */
export class PressExchange {
  #state: Exchange = { kind: 'choosing' };
  #received: PartialParcel | undefined;
  /** Parcels that this device has shown, which it may see in a mirror. */
  readonly #shown = new Set<string>();
  /** Whether a code is being handled; codes arrive faster than they are handled. */
  #isBusy = false;
  readonly #deps: ExchangeDeps;

  constructor(deps: ExchangeDeps) {
    this.#deps = deps;
  }

  get state(): Exchange {
    return this.#state;
  }

  /** Shows the presses of this device. */
  readonly show = (): Promise<void> => this.#show(1);

  readonly readFirst = (): void => {
    this.#received = undefined;
    this.#set({ kind: 'reading', step: 1, read: 0, total: undefined });
  };

  /** Handles a code that the camera sees. */
  readonly handleCode = async (text: string): Promise<void> => {
    const { kind } = this.#state;
    if (this.#isBusy || (kind !== 'showing' && kind !== 'reading')) return;
    this.#isBusy = true;
    try {
      await this.#receiveFrame(text);
    } finally {
      this.#isBusy = false;
    }
  };

  /** Confirms that the other screen shows the same number. */
  readonly confirm = (): void => {
    const state = this.#state;
    if (state.kind !== 'showing' || state.answers === undefined) return;
    const { name, newHere, presses } = state.answers;
    this.#set({ kind: 'agreed', name, total: state.presses, newHere, newThere: state.presses - presses });
  };

  /** Stops the exchange. Presses that were read stay. */
  readonly stop = (): void => {
    const state = this.#state;
    if (state.kind === 'reading' && state.step === 2)
      this.#set({ kind: 'half', read: state.read, total: state.total });
    else if (state.kind === 'showing' && state.answers) this.#set({ kind: 'half', name: state.answers.name });
    else this.#set({ kind: 'choosing' });
  };

  /** Continues a half exchange. */
  readonly goOn = (): void => {
    const state = this.#state;
    if (state.kind !== 'half') return;
    if (state.name === undefined)
      this.#set({
        kind: 'reading',
        step: 2,
        read: this.#received?.parts.size ?? 0,
        total: this.#received?.total,
      });
    else void this.#show(1);
  };

  readonly startAgain = (): void => this.#set({ kind: 'choosing' });

  async #show(step: 1 | 2, answers?: AnsweredParcel & { readonly parcel: string }): Promise<void> {
    this.#received = undefined;
    try {
      const presses = await this.#deps.queue.signedPresses();
      const reply = answers && { parcel: answers.parcel, fresh: answers.newHere };
      const parcel = await writeParcel({ presses, answers: reply }, this.#deps.queue.signText);
      this.#shown.add(await parcelIdOf(parcel));
      const frames = await framesOf(parcel);
      this.#set({ kind: 'showing', step, frames, presses: presses.length, ...(answers && { answers }) });
    } catch {
      this.#set({ kind: 'cannot-sign' });
    }
  }

  async #receiveFrame(text: string): Promise<void> {
    const state = this.#state;
    const frame = await readFrame(text);
    if (frame === undefined || this.#shown.has(frame.parcel)) return;
    // The device that shows second keeps its code on screen until the person has compared the numbers.
    if (state.kind === 'showing' && state.step === 2) return;
    this.#received = addFrame(this.#received, frame);
    const step = state.kind === 'showing' ? 2 : state.kind === 'reading' ? state.step : 1;
    this.#set({ kind: 'reading', step, read: this.#received.parts.size, total: this.#received.total });
    const bytes = await joinFrames(this.#received);
    if (bytes !== undefined) await this.#finish(step, bytes, frame.parcel);
    else if (this.#received.parts.size === this.#received.total) this.#received = undefined;
  }

  async #finish(step: 1 | 2, bytes: Uint8Array<ArrayBuffer>, parcelId: string): Promise<void> {
    const { queue, devices } = this.#deps;
    const parcel = await readParcel(bytes, await devices());
    if (parcel === undefined) {
      this.#received = undefined;
      return this.#set({ kind: 'foreign' });
    }
    const { name } = parcel.from;
    const presses = parcel.presses.length;
    const newHere = await queue.carry(parcel.presses);
    if (step === 1) return this.#show(2, { parcel: parcelId, name, presses, newHere });
    const total = (await queue.signedPresses()).length;
    this.#set({ kind: 'agreed', name, total, newHere, newThere: parcel.answers?.fresh ?? 0 });
  }

  #set(state: Exchange): void {
    this.#state = state;
    this.#deps.onChange(state);
  }
}
