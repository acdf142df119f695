import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { choiceRole } from './choices.tsx';
import styles from './press.module.css';
import { useGuard } from './use-guard.ts';

export interface PressProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** `line` has no fill, `stop` removes something, `ink` is on paper; see `Button` for the others. */
  kind?: 'commit' | 'outlined' | 'quiet' | 'line' | 'walkIn' | 'stop' | 'ink' | 'inkFilled';
  isSmall?: boolean;
  isRow?: boolean;
  /** Whether the button is the chosen one of `Choices`. */
  isChosen?: boolean;
  /** Whether the button, a toggle, is switched on. */
  isOn?: boolean;
  /** Whether the button is disabled; its text says why. */
  isDisabled?: boolean;
  /** Whether the button ignores presses for a moment, while it fills. */
  isHeld?: boolean;
  /** Whether the button ignores keys just after the page has moved the focus. `commit` buttons then ignore any press. */
  isGuarded?: boolean;
  isBusy?: boolean;
  label?: string | undefined;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that ignores presses meant for the button that it replaces, by a hasty finger or a held key: while it fills,
 * and just after the page has moved the focus. A disabled button stays focusable.
 */
export function Press(props: PressProps) {
  const {
    children,
    onPress,
    kind = 'outlined',
    isSmall,
    isRow,
    isChosen,
    isOn,
    isDisabled,
    isHeld,
    isGuarded,
    isBusy,
    label,
    type = 'button',
    ref,
  } = props;
  const guard = useGuard();
  const hasPointer = useRef(false);
  const isFilling = isHeld || (guard.isHeld && !isDisabled && !isBusy);
  const isGuardedNow = (byKeyboard: boolean) => kind === 'commit' || (isGuarded === true && byKeyboard);
  const isInactive = isDisabled || isFilling || isBusy;
  return (
    <Button
      ref={ref}
      type={type}
      kind={kind === 'commit' || kind === 'quiet' ? kind : 'outlined'}
      small={isSmall}
      className={[styles.press, styles[kind], isRow && styles.row].filter(Boolean).join(' ')}
      data-state={isDisabled ? 'off' : isFilling ? 'held' : undefined}
      aria-disabled={isInactive || undefined}
      {...(isChosen !== undefined && choiceRole(isChosen))}
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      aria-label={label}
      // Holding Enter would press the button that replaces this one.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onPointerDown={() => {
        hasPointer.current = true;
      }}
      onFocus={({ currentTarget }) => {
        if (isGuardedNow(!hasPointer.current)) guard.isTooSoon(currentTarget);
        hasPointer.current = false;
      }}
      onClick={(event) => {
        if (isInactive || (isGuardedNow(event.detail === 0) && guard.isTooSoon(event.currentTarget)))
          return event.preventDefault();
        onPress?.();
      }}
    >
      <span>{children}</span>
    </Button>
  );
}
