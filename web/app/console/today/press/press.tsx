import { type ReactNode, type Ref, useRef } from 'react';
import { choiceRole } from './choices.tsx';
import styles from './press.module.css';
import { useGuard } from './use-guard.ts';

export interface PressProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** `pay`: money or a commitment. `ink` and `inkFilled` are for paper. */
  look?: 'pay' | 'line' | 'walkIn' | 'quiet' | 'stop' | 'ink' | 'inkFilled';
  isSmall?: boolean;
  isRow?: boolean;
  /** Whether it is chosen, among `Choices`. */
  isChosen?: boolean;
  /** Whether it is switched on, for toggles. */
  isOn?: boolean;
  /** Whether it is disabled; the text says why. */
  isOff?: boolean;
  /** Whether it ignores presses for a moment, while it fills. */
  isHeld?: boolean;
  /** Whether it ignores presses just after the page has moved the focus: any press for payments, otherwise the keyboard. */
  isGuarded?: boolean;
  isBusy?: boolean;
  label?: string | undefined;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

/** A touch-sized button: at least 64 px high, or 48 for rare actions. Disabled buttons stay focusable and say why. */
export function Press(props: PressProps) {
  const {
    children,
    onPress,
    look,
    isSmall,
    isRow,
    isChosen,
    isOn,
    isOff,
    isHeld,
    isGuarded,
    isBusy,
    label,
    type = 'button',
    ref,
  } = props;
  const guard = useGuard();
  const hasPointer = useRef(false);
  const fills = isHeld || (guard.isHeld && !isOff && !isBusy);
  const isGuardedNow = (byKeyboard: boolean) => look === 'pay' || (isGuarded === true && byKeyboard);
  const takesNothing = isOff || fills || isBusy;
  const names = [
    styles.press,
    look && styles[look],
    isSmall && styles.small,
    isRow && styles.row,
    (isChosen || isOn) && styles.chosen,
    isOff && styles.off,
    fills && styles.held,
  ];
  return (
    <button
      ref={ref}
      type={type}
      className={names.filter(Boolean).join(' ')}
      aria-disabled={takesNothing || undefined}
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
        if (takesNothing || (isGuardedNow(event.detail === 0) && guard.isTooSoon(event.currentTarget)))
          return event.preventDefault();
        onPress?.();
      }}
    >
      <span>{children}</span>
    </button>
  );
}
