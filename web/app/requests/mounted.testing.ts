import { parseHTML } from 'linkedom';
import { act, createElement } from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

/** A hook in a mounted component. */
export interface MountedHook<Props, Result> {
  /** Result of the last render. */
  readonly result: () => Result;
  readonly render: (props: Props) => Promise<void>;
  /** Runs an action on the hook's result, and waits until React has rendered. */
  readonly run: (action: (result: Result) => unknown) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Renders nothing; reports the hook's result. */
function Probe({ use, onResult }: { use: () => unknown; onResult: (result: unknown) => void }) {
  onResult(use());
  return null;
}

const unmountFunctions = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const unmount of unmountFunctions) await unmount();
});

/** Mounts a hook in a separate document, as a browser would. */
export async function mount<Props, Result>(
  use: (props: Props) => Result,
  props: Props,
): Promise<MountedHook<Props, Result>> {
  const { window, document } = parseHTML('<!doctype html><main></main>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Imported after the document is stubbed: React DOM reads it on load.
  const { createRoot }: { createRoot: typeof CreateRoot } = await import('react-dom/client');
  const root = createRoot(document.querySelector('main') as unknown as Element);
  let lastResult: unknown;
  const onResult = (result: unknown) => {
    lastResult = result;
  };
  const render = (nextProps: Props) =>
    act(async () => root.render(createElement(Probe, { use: () => use(nextProps), onResult })));
  const unmount = async () => {
    if (unmountFunctions.delete(unmount)) await act(async () => root.unmount());
  };
  unmountFunctions.add(unmount);
  await render(props);
  return {
    result: () => lastResult as Result,
    render,
    run: (action) => act(async () => void (await action(lastResult as Result))),
    unmount,
  };
}
