import type { TillException, TillLine } from './z-report.ts';

/**
 * Maximum bytes of the lines and of the exceptions of one Z, out of the 400 KiB of an item. They are measured as JSON,
 * which is longer than the size that DynamoDB counts.
 */
export const maxLineBytes = 353_000;
export const maxExceptionBytes = 44_000;

/** The lines and exceptions that fit into one Z, oldest first; the rest is left for the next. Reasons may be long. */
export const fitIntoZ = (lines: readonly TillLine[], exceptions: readonly TillException[]) => ({
  lines: takeFitting(maxLineBytes, lines),
  exceptions: takeFitting(maxExceptionBytes, exceptions),
});

function takeFitting<Item extends object>(bytes: number, items: readonly Item[]): readonly Item[] {
  let bytesLeft = bytes;
  const end = items.findIndex((item) => {
    bytesLeft -= new TextEncoder().encode(JSON.stringify(item)).length + 1;
    return bytesLeft < 0;
  });
  return end === -1 ? items : items.slice(0, end);
}
