import { useEffect, useState } from 'react';
import { logInBrowser } from '../../api/browser-log.ts';
import { findStage } from '../../api/inventory.ts';

/** Whose data the server on this machine works on; undefined until it has answered, empty when it does not tell. */
export function useStage(): string | undefined {
  const [stage, setStage] = useState<string>();
  useEffect(() => {
    findStage().then(setStage, () => {
      logInBrowser('stage-not-known');
      setStage('');
    });
  }, []);
  return stage;
}
