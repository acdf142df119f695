import { type KeptDatabase, openDatabase } from './kept-database.ts';
import { CannotKeepError } from './kept-state.ts';

const maxReopenings = 3;

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : '');

/** Safari loses connections in the background and while its storage process restarts. */
const isLost = (cause: unknown): boolean =>
  /^(UnknownError|InvalidStateError|AbortError)$/.test(nameOf(cause));

const isFull = (cause: unknown): boolean => nameOf(cause) === 'QuotaExceededError';

/** Firefox stores no keys in a private window. */
const isPrivate = (cause: unknown): boolean => /^(DataCloneError|SecurityError)$/.test(nameOf(cause));

/** A database that is opened again when its connection is lost, three times at most. */
export class ReopeningDatabase {
  #database: Promise<KeptDatabase> | undefined;
  #reopenings = 0;
  readonly #open: typeof openDatabase;

  constructor(open: typeof openDatabase = openDatabase) {
    this.#open = open;
  }

  /** @throws CannotKeepError when the browser refuses */
  async use<Result>(task: (database: KeptDatabase) => Promise<Result>): Promise<Result> {
    for (;;)
      try {
        this.#database ??= this.#open(() => {
          this.#database = undefined;
        });
        return await task(await this.#database);
      } catch (cause) {
        if (cause instanceof CannotKeepError) throw cause;
        if (isFull(cause)) throw new CannotKeepError('full', cause);
        if (isPrivate(cause)) throw new CannotKeepError('private', cause);
        if (!isLost(cause) || this.#reopenings >= maxReopenings)
          throw new CannotKeepError('cannot-keep', cause);
        this.#reopenings += 1;
        this.#database = undefined;
      }
  }

  async close(): Promise<void> {
    const database = await this.#database?.catch(() => undefined);
    database?.close();
    this.#database = undefined;
  }
}
