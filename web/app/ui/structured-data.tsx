import type { Graph, Thing } from 'schema-dts';

/** Structured data that depends on the time. In the body, so that it unmounts with its component. */
export function StructuredData({ about }: { about: readonly Thing[] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': about };
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our data, which cannot close the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
