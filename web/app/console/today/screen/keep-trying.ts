const firstPauseMs = 1_000;
const max = 6;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Code that is fetched once, and asked for again for half a minute: a console opened on a wavering network must not
 * stay without its sheets until somebody reloads it.
 */
export function keepTrying<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  const attempt = async (tries: number): Promise<Part> => {
    try {
      return await load();
    } catch (problem) {
      if (tries >= max) throw problem;
      await pause(firstPauseMs * 2 ** (tries - 1));
      return attempt(tries + 1);
    }
  };
  return () => {
    part ??= attempt(1).catch((problem: unknown) => {
      part = undefined;
      throw problem;
    });
    return part;
  };
}
