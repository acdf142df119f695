import { type ReactNode, type Ref, useRef } from 'react';
import { choiceRole } from './choices.tsx';
import styles from './press.module.css';
import { useGuard } from './use-guard.ts';

export interface PressProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** `pay`: money or a commitment. `ink` and `inkFilled` stand on paper. */
  look?: 'pay' | 'line' | 'walkIn' | 'quiet' | 'stop' | 'ink' | 'inkFilled';
  isSmall?: boolean;
  isRow?: boolean;
  /** Among `Choices`: chosen or not. */
  isChosen?: boolean;
  /** Switched on or off. */
  isOn?: boolean;
  /** Cannot be pressed now; the text says why. */
  isOff?: boolean;
  /** Takes nothing for the moment: it fills. */
  isHeld?: boolean;
  /** Writes at once: takes nothing just after the page has moved the focus. What takes money always is, what does not by keyboard alone. */
  isGuarded?: boolean;
  isBusy?: boolean;
  label?: string | undefined;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

/** A button for fingers: at least 64 px high, or 48 where it is rare. Disabled buttons stay focusable and say why. */
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
      // Held down, Enter would press the button that comes in place of this one.
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
