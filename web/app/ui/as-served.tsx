import { type ComponentType, lazy, useState, useSyncExternalStore } from 'react';
import styles from './as-served.module.css';
import { isAlive } from './navigation/life.ts';

const never = () => () => {};

/** React leaves what stands in an element alone when its content is said to be none of its business. */
const leftAlone = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A page, or a part of one, that only shows: it stays as it was served, and its code is not even fetched. That is done
 * when the router draws it anew. Its links are followed by `useServedLinks`; nothing else in it can answer.
 *
 * @param load `() => import('./page.tsx').then(({ Page }) => Page)`: the bundler makes a file of its own of it
 */
export function asServed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const coming = isAlive() ? load() : undefined;
  const Drawn = lazy(async () => ({ default: await (coming ?? load()) }));
  return function AsServed(props: Props) {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [keeps] = useState(!import.meta.env.SSR && isTakenOver);
    if (!keeps) {
      return (
        <div className={styles.served}>
          <Drawn {...props} />
        </div>
      );
    }
    return <div className={styles.served} {...leftAlone} />;
  };
}
