import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createTabStorage } from '#app/storage/tab-storage.ts';
import { keyInFragment } from '#shared/operators/operator-key.ts';

const operatorKey = createTabStorage('operator-key');

/**
 * Key of the operator's link, if any. Removed from the URL at once, to keep it out of history, bookmarks and
 * screenshots.
 */
export function useOperatorKey(): { readonly key: string | undefined; readonly forget: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const linkKey = keyInFragment(hash);
    if (linkKey !== undefined) {
      operatorKey.write(linkKey);
      void navigate({ hash: '' }, { replace: true });
    }
    setKey(linkKey ?? operatorKey.read());
  }, [hash, navigate]);
  return {
    key,
    forget() {
      operatorKey.write(undefined);
      setKey(undefined);
    },
  };
}
