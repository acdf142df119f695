import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '#app/console/api/message-of.ts';
import { Hint } from '#app/console/page/single-page.tsx';
import { whoCopy as copy } from '#app/content/staff/who-copy.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem } from '#app/requests/client.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import styles from './code-pad.module.css';

export interface CodePadProps {
  name: string;
  /** Throws a `CallProblem` for a refused code. */
  onCode: (code: string) => Promise<void>;
  /** A way to identify oneself without a code. */
  alternative: ReactNode;
  onBack: () => void;
}

/** Takes four digits from large keys or the keyboard; the fourth sends them. */
export function CodePad({ name, onCode, alternative, onBack }: CodePadProps) {
  const { digits: digitCount, status, problem, wrong: wrongTries, press } = useCode(onCode);
  useDigitKeys(press);
  return (
    <Stack as="section" gap={12} pack="start">
      <Cluster gap={16} nowrap align="end" justify="between">
        <div>
          <Heading untracked breaks="anywhere" below={8} className={styles.label} tabIndex={-1} ref={focusOn}>
            {copy.codeOf(name)}
          </Heading>
          <Cluster as="p" gap={10} nowrap className={styles.boxes} aria-hidden="true">
            {Array.from({ length: codeLength }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position
              <i key={index} className={index < digitCount ? styles.full : undefined} />
            ))}
          </Cluster>
          <VisuallyHidden>
            <span role="status">
              {status === 'checking' ? copy.checking : copy.entered(digitCount, codeLength)}
            </span>
          </VisuallyHidden>
        </div>
        {wrongTries > 0 && status !== 'locked' && (
          <Stack as="p" size="fact" tone="quiet" set="right">
            <Text as="strong" weight="strong" tone="few">
              {copy.wrongSoFar(wrongTries)}
            </Text>
            {copy.limit}
          </Stack>
        )}
      </Cluster>
      <Text tone="no" className={styles.problem} role="alert">
        {problem}
      </Text>
      <Grid as="fieldset" gap={8} className={styles.keys} aria-label={copy.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <PadKey key={digit} isDisabled={status !== 'entering'} onPress={() => press(digit)}>
            {digit}
          </PadKey>
        ))}
        <PadKey look="word" onPress={() => press('Escape')}>
          {copy.clear}
        </PadKey>
        <PadKey isDisabled={status !== 'entering'} onPress={() => press('0')}>
          0
        </PadKey>
        <PadKey look="word" label={copy.back} onPress={() => press('Backspace')}>
          ←
        </PadKey>
      </Grid>
      {alternative}
      <Stack className={styles.others}>
        <Hint>{copy.sends}</Hint>
        <Button kind="quiet" small onClick={onBack}>
          {copy.others}
        </Button>
      </Stack>
    </Stack>
  );
}

interface PadKeyProps {
  look?: 'word';
  label?: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const PadKey = ({ look, label, isDisabled, onPress, children }: PadKeyProps) => (
  <button
    type="button"
    className={look === 'word' ? `${styles.key} ${styles.word}` : styles.key}
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    onClick={onPress}
  >
    {children}
  </button>
);

/** `locked`: codes are refused for a while; *Clear* allows another try. */
type PadStatus = 'entering' | 'checking' | 'locked';

/** Only the number of digits is rendered, never the digits. */
function useCode(onCode: CodePadProps['onCode']) {
  const entered = useRef('');
  const [digitCount, setDigits] = useState(0);
  const [status, setStatus] = useState<PadStatus>('entering');
  const [problem, setProblem] = useState<string>();
  const [wrongTries, setWrong] = useState(0);

  const setCode = (code: string) => {
    entered.current = code;
    setDigits(code.length);
  };
  const send = async (code: string) => {
    setStatus('checking');
    try {
      await onCode(code);
    } catch (cause) {
      const kind = cause instanceof CallProblem ? cause.kind : undefined;
      logInBrowser('code-refused', kind);
      if (kind === 'forbidden') setWrong((count) => count + 1);
      const isRefused = kind === 'forbidden' || kind === 'too-many';
      setProblem(isRefused ? messageOf(cause) : copy.notChecked(messageOf(cause)));
      setStatus(kind === 'too-many' ? 'locked' : 'entering');
      setCode('');
    }
  };
  const press = (key: string) => {
    if (status === 'checking') return;
    if (key === 'Escape') {
      setStatus('entering');
      setProblem(undefined);
      return setCode('');
    }
    if (status === 'locked' || entered.current.length >= codeLength) return;
    if (key === 'Backspace') return setCode(entered.current.slice(0, -1));
    setCode(entered.current + key);
    setProblem(undefined);
    if (entered.current.length === codeLength) void send(entered.current);
  };
  return { digits: digitCount, status, problem, wrong: wrongTries, press };
}

/** Passes on digits, Backspace and Escape of a keyboard, and a pasted code, wherever the focus is. */
function useDigitKeys(press: (key: string) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (/^\d$/.test(key) || key === 'Backspace' || key === 'Escape') latest.current(key);
    };
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const pasted = clipboardData?.getData('text').trim() ?? '';
      if (/^\d+$/.test(pasted) && pasted.length === codeLength)
        for (const digit of pasted) latest.current(digit);
    };
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('paste', handlePaste);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('paste', handlePaste);
    };
  }, []);
}
