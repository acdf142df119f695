const quietMilliseconds = 1_000;
const millisecondsBetweenLines = 10_000;

/**
 * Prints progress of slow work: nothing within the first second, then a start line, a line every ten seconds, and one
 * with the total time.
 */
export async function reportProgress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const elapsedSeconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  let hasStartLine = false;
  const startLine = setTimeout(() => {
    hasStartLine = true;
    console.log(`${title} …`);
  }, quietMilliseconds);
  const nextLines = setInterval(
    () => console.log(`  ${title}: ${elapsedSeconds()} s so far`),
    millisecondsBetweenLines,
  );
  try {
    const result = await work();
    if (hasStartLine) console.log(`  ${title}: done in ${elapsedSeconds()} s`);
    return result;
  } finally {
    clearTimeout(startLine);
    clearInterval(nextLines);
  }
}
