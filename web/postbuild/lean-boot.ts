/**
 * What the router is told before it starts, without the stream of data of loaders: no page has any, and `lean-router.ts`
 * leaves out what would read it.
 *
 * @param code of the scripts of a page: `window.__reactRouterContext = {…};` and what feeds the stream
 */
export function leanBoot(code: string): string {
  const [, json = ''] = /^window\.__reactRouterContext = (\{.*?\});window\./s.exec(code) ?? [];
  if (json === '' || !code.includes(noData)) throw new Error('What starts the router is not what it was.');
  const context: { future: Record<string, boolean> } = JSON.parse(json);
  const future = Object.fromEntries(Object.entries(context.future).filter(([, chosen]) => chosen));
  return `window.__reactRouterContext=${JSON.stringify({ ...context, future, stream: true })}`;
}

const noData = String.raw`enqueue("[{\"_1\":2,\"_3\":-5,\"_4\":-5},\"loaderData\",{},\"actionData\",\"errors\"]\n")`;
