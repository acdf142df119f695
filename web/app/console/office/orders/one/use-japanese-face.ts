import { useEffect } from 'react';

/** Loads the Japanese font on demand, with the characters of a text. If that fails, a font of the device is used. */
export const loadFaceOf = (text: string): Promise<void> =>
  import('./japanese-face.ts').then(({ loadJapaneseFace }) => loadJapaneseFace(text)).catch(() => {});

export function useJapaneseFace(text: string): void {
  useEffect(() => void loadFaceOf(text), [text]);
}
