import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipped, scriptsOf } from '#web/postbuild/page-scripts.ts';
import { lighthouseReport, median } from './lighthouse-medians.ts';
import { printTable } from './print-table.ts';
import { serveSite } from './serve-site.ts';

const site = path.resolve(import.meta.dirname, '../../../build/site');
const pages = ['/', '/tours', '/jp'];
const audits = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' };

/**
 * Measures another build of the site, this one, and this one with its scripts blocked, which is the limit of what less
 * code could bring; in turns, so that what else the machine does weighs on all alike. Prints medians in milliseconds.
 *
 * @param other folder of another build's site
 * @param apiUrl answers what the pages ask of `/api`
 * @param port where the browser takes commands
 */
export async function compareSites(other: string, apiUrl: string, port: number, runs: number): Promise<void> {
  const servers = await Promise.all([serveSite(other, apiUrl), serveSite(site, apiUrl)]);
  const [before = '', after = ''] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  const variants = [
    { name: 'before', url: before, blocked: [] },
    { name: 'after', url: after, blocked: [] },
    { name: 'blocked', url: after, blocked: ['*.js'] },
  ];
  const turns = Array.from({ length: runs }, () =>
    pages.flatMap((page) => variants.map((variant) => ({ page, ...variant }))),
  ).flat();
  const times = new Map<string, number[]>();
  for (const { page, name, url, blocked } of turns) {
    const report = await lighthouseReport(`${url}${page}`, port, blocked);
    for (const [metric, audit] of Object.entries(audits)) {
      const key = `${metric} ${name} ${page}`;
      times.set(key, [...(times.get(key) ?? []), report.audits[audit]?.numericValue ?? Number.NaN]);
    }
    console.error(`  ${page} ${name}`);
  }
  for (const server of servers) server.close();

  const timeOf = (metric: string, name: string, page: string) =>
    median(times.get(`${metric} ${name} ${page}`) ?? []);
  printTable(
    pages.map((page) => ({
      page,
      'kB before': kilobytes(other, page).toFixed(0),
      'kB after': kilobytes(site, page).toFixed(0),
      ...columns(
        'LCP',
        timeOf('LCP', 'before', page),
        timeOf('LCP', 'after', page),
        timeOf('LCP', 'blocked', page),
      ),
      ...columns(
        'TBT',
        timeOf('TBT', 'before', page),
        timeOf('TBT', 'after', page),
        timeOf('TBT', 'blocked', page),
      ),
    })),
  );
}

const kilobytes = (folder: string, page: string): number =>
  scriptsOf(folder, page).reduce((sum, file) => sum + gzipped(folder, file), 0) / 1000;

function columns(name: string, before: number, after: number, blocked: number): Record<string, string> {
  const ratio = (to: number) => (to === 0 ? '-' : (after / to).toFixed(2));
  return {
    [`${name} before`]: before.toFixed(0),
    [`${name} after`]: after.toFixed(0),
    [`${name} blocked`]: blocked.toFixed(0),
    [`${name} /before`]: ratio(before),
    [`${name} /blocked`]: ratio(blocked),
  };
}
