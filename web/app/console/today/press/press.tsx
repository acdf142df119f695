import type { ReactNode, Ref } from 'react';
import styles from './press.module.css';

export interface PressProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** `pay`: money or a commitment. `ink` and `inkFilled` stand on paper. */
  look?: 'pay' | 'line' | 'walkIn' | 'quiet' | 'stop' | 'ink' | 'inkFilled';
  isSmall?: boolean;
  isRow?: boolean;
  /** Among several: chosen or not. */
  isChosen?: boolean;
  /** Cannot be pressed now; the text says why. */
  isOff?: boolean;
  /** Takes nothing for the moment: it fills. */
  isHeld?: boolean;
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
    isOff,
    isHeld,
    isBusy,
    label,
    type = 'button',
    ref,
  } = props;
  const takesNothing = isOff || isHeld || isBusy;
  const names = [
    styles.press,
    look && styles[look],
    isSmall && styles.small,
    isRow && styles.row,
    isChosen && styles.chosen,
    isOff && styles.off,
    isHeld && styles.held,
  ];
  return (
    <button
      ref={ref}
      type={type}
      className={names.filter(Boolean).join(' ')}
      aria-disabled={takesNothing || undefined}
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      aria-label={label}
      // Held down, Enter would press the button that comes in place of this one.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={(event) => {
        if (takesNothing) return event.preventDefault();
        onPress?.();
      }}
    >
      <span>{children}</span>
    </button>
  );
}
