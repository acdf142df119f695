import { type ComponentType, createElement, lazy, useState } from 'react';
import { withRetries } from './with-retries.ts';

/**
 * A component of the console that is loaded when it is first shown, or ahead with `preload`. A preloaded component is
 * shown at once: React would first show the fallback of a lazy component for 300 ms.
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
  const partToShow = () => loaded ?? Lazy;
  return Object.assign((props: Props) => createElement(FirstShown<Props>, { partToShow, props }), {
    preload,
  });
}

interface FirstShownProps<Props> {
  partToShow: () => ComponentType<Props>;
  props: Props;
}

/** Keeps the component that was shown first, since replacing it once it has loaded would lose its state. */
function FirstShown<Props extends object>({ partToShow, props }: FirstShownProps<Props>) {
  const [Part] = useState(partToShow);
  return createElement(Part, props);
}
