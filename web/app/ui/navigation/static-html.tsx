import { type ComponentType, lazy, type ReactNode, useState, useSyncExternalStore } from 'react';
import styles from './static-html.module.css';

const subscribeToNothing = () => () => {};

/** Makes React keep the existing content of an element. */
const keepHtmlProps = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A page or part without interaction: hydration keeps its static HTML and does not load its code; only client-side
 * navigation renders it. `useServedLinks` handles its links.
 *
 * @param props.children one component created by `lazyRoute`
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isKept] = useState(!import.meta.env.SSR && isHydrated);
  return isKept ? (
    <div className={styles.served} {...keepHtmlProps} />
  ) : (
    <div className={styles.served}>{children}</div>
  );
}

/** A lazy component: `() => import('./page.tsx').then(({ Page }) => Page)`. */
export const lazyRoute = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
