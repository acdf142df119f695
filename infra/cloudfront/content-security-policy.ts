import { createHash } from 'node:crypto';
import { workerPolicy } from '#shared/staff/worker-policy.ts';
import type { Measurement, Provider } from './measurement.ts';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Hash sources of the pages' inline styles, unique and sorted. Inline scripts get no hash: the build moves ours to files,
 * so a script found in a page is not ours.
 */
export function styleHashes(pages: readonly string[]): string[] {
  const styles = new Set<string>();
  for (const page of pages)
    for (const [, code = ''] of page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi))
      if (code !== '') styles.add(hashOf(code));
  return [...styles].sort();
}

/**
 * The strictest policy under which these pages work: the site's origin only, no inline scripts, inline styles only by
 * hash, no plugins, and frames only for the provider documents, if any, on their host.
 */
export function pagesPolicy(pages: readonly string[], measurement?: Pick<Measurement, 'host'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes(pages)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(measurement ? [`frame-src https://${measurement.host}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Stricter than for pages, because the console's session is worth stealing: no forms, frames or media, and Trusted Types
 * with a single policy, for the URL of the service worker. WebAssembly runs the QR-code reader in browsers that have none,
 * and has no access to the page.
 */
export function staffPolicy(pages: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    ["style-src 'self'", ...styleHashes(pages)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

const providerHosts: Record<Provider, { scripts: readonly string[]; calls: readonly string[] }> = {
  analytics: {
    scripts: ['https://www.googletagmanager.com'],
    calls: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  pixel: {
    scripts: ['https://connect.facebook.net'],
    calls: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
};

/**
 * The policy of the document in which a provider's script runs. The document may call only that provider, and only pages
 * of the site may frame it.
 */
export function providerPolicy(provider: Provider, { siteHost }: Pick<Measurement, 'siteHost'>): string {
  const { scripts, calls } = providerHosts[provider];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['connect-src', ...calls].join(' '),
    ['img-src', ...calls].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors https://${siteHost}`,
  ].join('; ');
}

/** The policy of API responses. They are data, so nothing in them may load or be framed. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
