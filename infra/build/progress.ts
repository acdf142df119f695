const quietMilliseconds = 1_000;
const millisecondsBetweenLines = 10_000;

/**
 * Prints progress for slow work: nothing within the first second, then a start line, one every ten seconds, and one with
 * the total time.
 */
export async function inform<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  let spoken = false;
  const first = setTimeout(() => {
    spoken = true;
    console.log(`${title} …`);
  }, quietMilliseconds);
  const next = setInterval(() => console.log(`  ${title}: ${seconds()} s so far`), millisecondsBetweenLines);
  try {
    const result = await work();
    if (spoken) console.log(`  ${title}: done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(next);
  }
}
