import { useEffect } from 'react';

/** Loads the Japanese face on demand, with the characters of a text. Without it, the face of the machine is used. */
export const loadFaceOf = (text: string): Promise<void> =>
  import('./japanese-face.ts').then(({ loadJapaneseFace }) => loadJapaneseFace(text)).catch(() => {});

export function useJapaneseFace(text: string): void {
  useEffect(() => void loadFaceOf(text), [text]);
}
