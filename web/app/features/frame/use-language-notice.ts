import { useEffect, useState } from 'react';

interface Language {
  readonly lang?: string;
  readonly base?: string;
}

/** Start of the addresses in the other language if the browser's first language is that; undefined before hydration. */
export function useLanguageNotice({ lang, base }: Language): string | undefined {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(lang !== undefined && navigator.language.startsWith(lang)), [lang]);
  return isWanted ? base || undefined : undefined;
}
