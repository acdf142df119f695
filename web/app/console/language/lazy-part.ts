import { type ComponentType, lazy } from 'react';
import { keepTrying } from './keep-trying.ts';

/** A component of the console that is loaded when it is first shown, or ahead with `preload`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = keepTrying(async () => ({ default: await load() }));
  return Object.assign(lazy(part), { preload: part });
}
