import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import styles from './invitation-card.module.css';

export interface LinkButtonsProps {
  /** Absent once the link has expired. */
  link: string | undefined;
  copy: Readonly<Record<'copy' | 'copied' | 'copiedLong' | 'notCopied' | 'hide', string>>;
  onHide: () => void;
}

/** Buttons to copy a new link, or hide it. */
export function LinkButtons({ link, copy, onHide }: LinkButtonsProps) {
  const [wasCopied, setWasCopied] = useState<boolean>();
  const copyLink = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setWasCopied(true),
      () => setWasCopied(false),
    );
  return (
    <>
      <Cluster gap={8} className={styles.buttons}>
        {link !== undefined && (
          <Button onClick={() => copyLink(link)}>{wasCopied === true ? copy.copied : copy.copy}</Button>
        )}
        <Button kind="secondary" onClick={onHide}>
          {copy.hide}
        </Button>
      </Cluster>
      <Text size="note" tone="quiet" className="collapses" role="status">
        {wasCopied === true && copy.copiedLong}
        {wasCopied === false && copy.notCopied}
      </Text>
    </>
  );
}
