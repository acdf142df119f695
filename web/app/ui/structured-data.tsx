import type { Graph, Thing } from 'schema-dts';

/**
 * What is told to search engines once the page has a clock. It stands in the page and not in its head, so it comes
 * and goes with the part that renders it.
 */
export function StructuredData({ about }: { about: readonly Thing[] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': about };
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, in which no element can end
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
