/** Fills a pipe's input template: `<$.path>` is replaced by the value at that path of the event. */
export function fillTemplate(template: string, event: unknown): string {
  let isQuoted = false;
  return template.replace(
    /\\.|"|<(\$[\w.[\]-]*|aws\.pipes\.[\w.-]+)>/g,
    (whole, path: string | undefined) => {
      if (whole === '"') isQuoted = !isQuoted;
      if (path === undefined) return whole;
      const value = valueAt(event, path);
      if (!isQuoted) return value === undefined ? '""' : JSON.stringify(value);
      // Like pipes, this does not escape: a quote in the text breaks the message.
      return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    },
  );
}

function valueAt(event: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]$]+/g) ?? [];
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    event,
  );
}
