import type { BreadcrumbList } from 'schema-dts';
import { pageAddress } from '../pages/site-address.ts';
import { structuredWords } from './structured-words.ts';

/** Parent pages of path segments without a page. */
const parentPaths: Readonly<Record<string, string>> = { '/article': '/in-the-news' };

/** Breadcrumbs derived from the path, starting with Home (specification §2). */
export function breadcrumb(path: string): BreadcrumbList {
  const parts = path.split('/').filter(Boolean);
  const steps = [
    { name: structuredWords.home, path: '/' },
    ...parts.map((part, index) => ({
      name: nameOf(part),
      path: `/${parts.slice(0, index + 1).join('/')}`,
    })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: pageAddress(parentPaths[step.path] ?? step.path),
    })),
  };
}

/** Capitalised, with a space for the first hyphen. */
function nameOf(part: string): string {
  const name = decode(part);
  return (
    structuredWords.partName(name) ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replace('-', ' ')}`
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
