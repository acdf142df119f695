import lighthouse from 'lighthouse';

/** The part of a report that is read here; the package has no types for its function. */
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

/** Median values over several runs. */
export type Medians = Record<string, number>;

const metrics = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/**
 * Runs Lighthouse with its default profile: a mid-range phone on a slow network.
 *
 * @param url of the page
 * @param port debugging port of the browser
 * @throws Error when a run ends without a result
 */
export async function measureLighthouse(url: string, port: number, runs: number): Promise<Medians> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url, port));
  const categories = Object.keys(reports[0]?.categories ?? {});
  const scores = categories.map((name) => [
    name,
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(metrics).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)];
  });
  printFailedAudits(url, reports.at(-1)?.audits ?? {});
  return Object.fromEntries([...scores, ...times]);
}

/** Runs Lighthouse, with retries: it occasionally records a trace without its start. */
async function runLighthouse(url: string, port: number): Promise<Report> {
  let problem: string | undefined;
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    const report: Report | undefined = result?.lhr;
    if (report !== undefined && report.runtimeError === undefined) return report;
    problem = report?.runtimeError?.message;
  }
  throw new Error(`Lighthouse returned no result for ${url}: ${problem}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints the failed pass-or-fail audits, which explain a score below 100. */
function printFailedAudits(url: string, audits: Record<string, Audit>): void {
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0)
      console.error(`  ${new URL(url).pathname}: ${id}: ${title}`);
  }
}
