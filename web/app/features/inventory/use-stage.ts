import { findStage } from '../../api/inventory.ts';
import { useRequest } from '../../api/use-request.ts';

/** Whose data the server on this machine works on; undefined until it has answered. One that does not tell has none but its own. */
export function useStage(): string | undefined {
  const { status, reply } = useRequest('stage', () => findStage(), { failed: 'stage-not-known' });
  return status === 'failed' ? 'local' : reply;
}
