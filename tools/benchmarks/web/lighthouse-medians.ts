import lighthouse from 'lighthouse';

/** What is used of a report; the package declares no types for its function. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}

/** Medians of several runs. */
export type Medians = Record<string, number>;

const figures = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/**
 * Runs Lighthouse on a page as a phone of the middle class on a slow network, which is what it assumes by itself.
 *
 * @param url of the page
 * @param port where the browser takes commands
 * @throws Error when a run ends without a result
 */
export async function lighthouseMedians(url: string, port: number, runs: number): Promise<Medians> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await lighthouseReport(url, port));
  const categories = Object.keys(reports[0]?.categories ?? {});
  const scores = categories.map((name) => [
    name,
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(figures).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)];
  });
  complain(url, reports.at(-1)?.audits ?? {});
  return Object.fromEntries([...scores, ...times]);
}

/**
 * Lighthouse asks to be run again when the trace has come out without its beginning, which happens.
 *
 * @param blocked patterns of addresses that the page does not get
 */
export async function lighthouseReport(
  url: string,
  port: number,
  blocked: readonly string[] = [],
): Promise<Report> {
  let problem: string | undefined;
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      blockedUrlPatterns: [...blocked],
    });
    const report: Report | undefined = result?.lhr;
    if (report !== undefined && report.runtimeError === undefined) return report;
    problem = report?.runtimeError?.message;
  }
  throw new Error(`Lighthouse gave no result for ${url}: ${problem}`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Says which checks with a plain yes or no failed, so that a score below 100 explains itself. */
function complain(url: string, audits: Record<string, Audit>): void {
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0)
      console.error(`  ${new URL(url).pathname}: ${id}: ${title}`);
  }
}
