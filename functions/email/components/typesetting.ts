import { createContext, useContext } from 'react';
import { sans, serif } from './tokens.ts';

interface Typesetting {
  readonly serif: string;
  readonly sans: string;
  readonly tracking: string;
  /** Minimum line height of body text, as a multiple of the font size. */
  readonly leading: number;
}

const latin: Typesetting = { serif, sans, tracking: '-0.02em', leading: 0 };

/** System fonts for Japanese; also used for figures and Latin words, because baselines of mixed fonts differ. */
const japanese: Typesetting = {
  serif: "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif JP', 'BIZ UDPMincho', serif",
  sans: "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI', 'Noto Sans JP', Meiryo, sans-serif",
  tracking: '0.04em',
  leading: 1.8,
};

export const typesettingOf = (tag: string): Typesetting => (tag === 'ja' ? japanese : latin);

/** Set once by the document. */
export const TypesettingContext = createContext(latin);

/** Fonts of the email, and the line height of a text: as given, or higher where the script needs it. */
export function useTypesetting() {
  const typesetting = useContext(TypesettingContext);
  const lineHeight = (size: number, pixels: number): string =>
    `${Math.max(pixels, Math.ceil(size * typesetting.leading))}px`;
  return { ...typesetting, lineHeight };
}
