import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { UnsentCommand } from '#app/console/api/unsent-visits.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { entryOfAction } from '#shared/kept-presses/entry-of-action.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { isDeviceRejected } from './day-poller.ts';

export interface QueueEvents {
  /** Called when the list of waiting commands has changed. */
  onChange(): void;
  /** Called when the server has stored a command. */
  onStored(party: Party): void;
  onRefused(visit: UnsentCommand, problem: CallProblem): void;
  /** Called when the server no longer knows this device; unsent commands stay in the list. */
  onEnded(): void;
}

const firstWaitMs = 2_000;
const maxWaitMs = 20_000;

/**
 * Sends presses, those of one party in order. A press without a response is sent again with the same id, for which the
 * server repeats its first response.
 */
export class VisitQueue {
  #waiting: readonly UnsentCommand[];
  readonly #sendingParties = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitMs = firstWaitMs;
  #isStopped = false;
  readonly #client: StaffClient;
  readonly #events: QueueEvents;

  constructor(client: StaffClient, events: QueueEvents, waiting: readonly UnsentCommand[] = []) {
    this.#client = client;
    this.#events = events;
    this.#waiting = waiting;
  }

  get waiting(): readonly UnsentCommand[] {
    return this.#waiting;
  }

  add(visit: UnsentCommand): void {
    this.hold(visit);
    this.sendNow();
  }

  /** Adds a command that the device is about to keep instead of sending it. */
  hold(visit: UnsentCommand): void {
    this.#set([...this.#waiting, visit]);
  }

  /** Removes a command that the device now keeps; a later response has no effect. */
  release(id: string): void {
    const visit = this.#waiting.find(({ command }) => command.commandId === id);
    if (visit !== undefined) this.#drop(visit, () => {});
  }

  /** Also called when the network returns. */
  sendNow(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const parties = new Set<string>();
    for (const visit of this.#waiting) {
      const { party } = visit.command;
      if (!parties.has(party) && !this.#sendingParties.has(party)) void this.#send(visit);
      parties.add(party);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  start(): void {
    this.#isStopped = false;
    this.sendNow();
  }

  async #send(visit: UnsentCommand): Promise<void> {
    const { party } = visit.command;
    this.#sendingParties.add(party);
    try {
      const { party: storedParty } = await this.#client('recordVisit', {
        body: visit.command,
        outlivesPage: true,
      });
      this.#waitMs = firstWaitMs;
      this.#sendingParties.delete(party);
      this.#drop(visit, () => this.#events.onStored(storedParty));
      this.sendNow();
    } catch (cause) {
      this.#sendingParties.delete(party);
      if (!(cause instanceof CallProblem)) throw cause;
      if (isDeviceRejected(cause)) {
        this.stop();
        this.#events.onEnded();
      } else if (cause.isDefinite && !isTemporary(cause)) {
        if (this.#waiting.includes(visit)) this.#drop(visit, () => this.#events.onRefused(visit, cause));
        this.sendNow();
      } else if (!this.#isStopped) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.sendNow(), this.#waitMs);
        this.#waitMs = Math.min(this.#waitMs * 2, maxWaitMs);
      }
    }
  }

  #drop(visit: UnsentCommand, onDropped: () => void): void {
    this.#waiting = this.#waiting.filter((other) => other !== visit);
    onDropped();
    this.#events.onChange();
  }

  #set(waiting: readonly UnsentCommand[]): void {
    this.#waiting = waiting;
    this.#events.onChange();
  }
}

/** Whether to send the command again later: after too many calls, or until the person has entered their code. */
const isTemporary = ({ kind }: CallProblem): boolean =>
  kind === 'too-many' || kind === 'identification-required';

/** The entry that the server will write for a press, to show its outcome before the response. */
export const entryOf = ({ command, at }: UnsentCommand, by: string): VisitEntry =>
  entryOfAction(command.action, { id: command.commandId, at, by, on: '' }, true);
