import { type ComponentType, createElement, lazy, useState } from 'react';
import { withRetries } from './with-retries.ts';

/**
 * A component of the console that is loaded when it is first shown, or ahead with `preload`. Loaded ahead, it is shown
 * at once: React would show the fallback of a lazy component first, and keep that for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = withRetries(async () => ({ default: await load() }));
  const preload = async () => {
    const part = await loadPart();
    loaded = part.default;
    return part;
  };
  const Lazy = lazy(preload) as unknown as ComponentType<Props>;
  const shown = () => loaded ?? Lazy;
  return Object.assign((props: Props) => createElement(Shown<Props>, { shown, props }), { preload });
}

interface ShownProps<Props> {
  shown: () => ComponentType<Props>;
  props: Props;
}

/** The component stays the one first shown, or its state would be lost once it has loaded. */
function Shown<Props extends object>({ shown, props }: ShownProps<Props>) {
  const [Part] = useState(shown);
  return createElement(Part, props);
}
