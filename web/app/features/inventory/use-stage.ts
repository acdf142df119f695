import { findStage } from '#app/requests/inventory.ts';
import { useRequest } from '#app/requests/use-request.ts';

/** Stage of the staff server's data; undefined until loaded. A server without one has its own data. */
export function useStage(): string | undefined {
  const { status, reply } = useRequest('stage', () => findStage(), { failed: 'stage-not-known' });
  return status === 'failed' ? 'local' : reply;
}
