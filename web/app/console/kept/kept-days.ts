import { now as serverNow } from '#app/clock/clock.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { formatSeenDays, isExpiredDay, mergeFile, mergePoll, snapshotOf } from './day-file.ts';
import { partiesWith } from './kept-entries.ts';
import type { DoorList, KeptDayHead, KeptState } from './kept-state.ts';
import type { DaySnapshot } from './known-day.ts';
import type { ReopeningDatabase } from './reopening-database.ts';

/** The days that this device stores for an offline console. */
export class KeptDays {
  readonly #database: ReopeningDatabase;

  constructor(database: ReopeningDatabase) {
    this.#database = database;
  }

  async read(date: string): Promise<DaySnapshot | undefined> {
    const day = await this.#database.use((database) => database.get('days', date));
    return day && snapshotOf(day);
  }

  /** Stores a polled day, which is newer than its file. */
  async storePoll(date: string, snapshot: DaySnapshot): Promise<void> {
    await this.#database.use(async (database) => {
      const { store, done } = database.transaction('days', 'readwrite');
      await store.put(mergePoll(await store.get(date), date, snapshot));
      await done;
    });
  }

  /** Describes the stored days for the next call. */
  async formatSeen(): Promise<string> {
    return formatSeenDays(await this.#all());
  }

  async storeFiles(reply: ReplyTo<'readDayFiles'>): Promise<void> {
    await this.#database.use(async (database) => {
      const { store, done } = database.transaction('days', 'readwrite');
      for (const day of reply.days) await store.put(mergeFile(await store.get(day.date), day, reply));
      await done;
    });
  }

  /** @param needed days with presses on this device */
  async removeExpired(needed: ReadonlySet<string>): Promise<void> {
    await this.#database.use(async (database) => {
      const { store, done } = database.transaction('days', 'readwrite');
      for (const date of await store.getAllKeys())
        if (isExpiredDay(date, serverNow(), needed)) await store.delete(date);
      await done;
    });
  }

  async heads(): Promise<readonly KeptDayHead[]> {
    return (await this.#all()).map(({ date, asOf, starts }) => {
      const parties = starts.flatMap((start) => start.parties).filter(({ status }) => status === 'confirmed');
      const guests = parties.reduce((sum, { guestCount }) => sum + guestCount, 0);
      return { date, asOf, guests, parties: parties.length };
    });
  }

  async doorList(getPresses: () => KeptState['waiting']): Promise<DoorList> {
    const days = await this.#all();
    const presses = getPresses();
    return {
      parties: days.flatMap((day) => partiesWith(day, presses)),
      readAt: new Map(days.map(({ date, asOf }) => [date, asOf])),
      people: [
        ...new Map(days.flatMap(({ people }) => people).map((person) => [person.id, person])).values(),
      ],
    };
  }

  #all() {
    return this.#database.use((database) => database.getAll('days'));
  }
}
