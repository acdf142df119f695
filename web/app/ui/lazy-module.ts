import { useState } from 'react';

/** Code of the page that is fetched when it is needed. */
export interface Later<Code> {
  /** Undefined until it is here. */
  readonly code: Code | undefined;
  readonly isComing: boolean;
  /** It was wanted and did not come. Some browsers then ask for it again only once the page is loaded again. */
  readonly isMissing: boolean;
  /** It may be wanted soon: a pointer or the focus is on what asks for it. */
  readonly prepare: () => void;
  /** It is wanted now. */
  readonly want: () => void;
}

/** @param load `() => import('./part.tsx')`: the bundler makes a file of its own of it */
export function useLazyModule<Code extends object>(load: () => Promise<Code>): Later<Code> {
  const [code, setCode] = useState<Code>();
  const [asked, setAsked] = useState<'no' | 'coming' | 'in vain'>('no');
  const fetchCode = () =>
    code === undefined
      ? load().then((loaded) => {
          setCode(loaded);
          setAsked('no');
        })
      : Promise.resolve();
  return {
    code,
    isComing: code === undefined && asked === 'coming',
    isMissing: code === undefined && asked === 'in vain',
    prepare() {
      // Nobody has asked yet, so nobody is told.
      fetchCode().catch(() => undefined);
    },
    want() {
      if (code !== undefined) return;
      setAsked('coming');
      fetchCode().catch(() => setAsked('in vain'));
    },
  };
}
