import { useEffect, useState } from 'react';
import { logInBrowser } from '../../api/browser-log.ts';
import { findStage } from '../../api/inventory.ts';

/** Whose data the server on this machine works on; undefined until it has answered. One that does not tell has none but its own. */
export function useStage(): string | undefined {
  const [stage, setStage] = useState<string>();
  useEffect(() => {
    findStage()
      .catch(() => {
        logInBrowser('stage-not-known');
        return 'local';
      })
      .then(setStage);
  }, []);
  return stage;
}
