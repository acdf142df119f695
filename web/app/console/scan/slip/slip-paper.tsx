import { type ReactNode, useEffect, useId, useRef } from 'react';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Cluster, Stack } from '#app/ui/layout/layout.tsx';
import { Tick } from '../../today/drawing/icons.tsx';
import styles from './slip-paper.module.css';

export interface SlipPaperProps {
  /** `dark`: not on paper, because the code is not one of ours. */
  tone: 'good' | 'warning' | 'stop' | 'dark';
  tag: string;
  name: ReactNode;
  children: ReactNode;
}

const Warning = () => (
  <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
    <path d="M0 0h15v15H0z" fill="currentColor" />
    <path d="M7.5 3v5.5M7.5 10.2v2" stroke="var(--mark)" strokeWidth="2" />
  </svg>
);

const Stop = () => (
  <svg
    width="13"
    height="13"
    viewBox="0 0 13 13"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M1 1l11 11M12 1 1 12" />
  </svg>
);

const icons = { good: Tick, warning: Warning, stop: Stop, dark: Stop };

/** The slip of the scan screen. It takes the focus, and stays until a button is pressed. */
export function SlipPaper({ tone, tag, name, children }: SlipPaperProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    giveFocus(title.current);
  }, []);
  const Icon = icons[tone];
  return (
    <section
      className={`${styles.slip} ${styles[tone]}`}
      aria-labelledby={id}
      data-surface={tone === 'dark' ? undefined : 'paper'}
    >
      <Cluster
        as="p"
        gap={10}
        nowrap
        align="center"
        size="name"
        padBottom={8}
        className={styles.tag}
        role="status"
      >
        <Icon />
        {tag}
      </Cluster>
      <h3 id={id} ref={title} tabIndex={-1} className={styles.name}>
        {name}
      </h3>
      <Stack gap={8}>{children}</Stack>
    </section>
  );
}
