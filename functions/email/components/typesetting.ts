import { createContext, useContext } from 'react';
import { sans, serif } from './tokens.ts';

/** How the script of a mail is set. */
interface Typesetting {
  readonly serif: string;
  readonly sans: string;
  /** Letter spacing of headings. */
  readonly tracking: string;
  /** Least height of a line of running text, as a multiple of its size. */
  readonly leading: number;
}

const latin: Typesetting = { serif, sans, tracking: '-0.02em', leading: 0 };

/** Faces that Japanese systems bring along; figures and Latin words too, since mixed faces sit at odd heights. */
const japanese: Typesetting = {
  serif: "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif JP', 'BIZ UDPMincho', serif",
  sans: "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI', 'Noto Sans JP', Meiryo, sans-serif",
  tracking: '0.04em',
  leading: 1.8,
};

export const typesettingOf = (tag: string): Typesetting => (tag === 'ja' ? japanese : latin);

/** Set by the document, for everything in it. */
export const TypesettingContext = createContext(latin);

/** The faces of the mail, and the height of a line of text: as given, or higher where the script needs it. */
export function useTypesetting() {
  const typesetting = useContext(TypesettingContext);
  const lineHeight = (size: number, given: number): string =>
    `${Math.max(given, Math.ceil(size * typesetting.leading))}px`;
  return { ...typesetting, lineHeight };
}
