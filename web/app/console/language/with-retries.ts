import { waitForCopy } from '#app/console/language/copy.ts';

const firstPauseMs = 1_000;
const maxAttempts = 6;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads code and its copy once, with retries for half a minute: on an unstable network the console must not stay
 * without its sheets until a reload.
 */
export function withRetries<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  const attempt = async (attempts: number): Promise<Part> => {
    try {
      return await load().then(waitForCopy);
    } catch (problem) {
      if (attempts >= maxAttempts) throw problem;
      await pause(firstPauseMs * 2 ** (attempts - 1));
      return attempt(attempts + 1);
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
