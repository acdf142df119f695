import { type ComponentType, lazy, type ReactNode, useState, useSyncExternalStore } from 'react';
import styles from './static-html.module.css';

const never = () => () => {};

/** React leaves what stands in an element alone when its content is said to be none of its business. */
const leftAlone = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A page, or a part of one, that only shows: it stays as it was served, and its code is not even fetched. That is done
 * when the router draws it anew. Its links are followed by `useServedLinks`; nothing else in it can answer.
 *
 * @param props.children one part made by `lazyRoute`
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [stays] = useState(!import.meta.env.SSR && isTakenOver);
  return stays ? (
    <div className={styles.served} {...leftAlone} />
  ) : (
    <div className={styles.served}>{children}</div>
  );
}

/** A component whose code is loaded when it is first rendered: `() => import('./page.tsx').then(({ Page }) => Page)`. */
export const lazyRoute = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
