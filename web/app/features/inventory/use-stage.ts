import { createSend } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';

/** Answered by the staff server alone. */
const sendLocally = createSend({ stage: { method: 'GET', path: '/__local/stage' } });

/** Stage of the staff server's data, `local` or a deployed one; undefined until loaded. A server without one has its own data. */
export function useStage(): string | undefined {
  const { status, reply } = useRequest(
    'stage',
    async () => (await sendLocally('stage')) as { stage: string },
    {
      failed: 'stage-not-known',
    },
  );
  return status === 'failed' ? 'local' : reply?.stage;
}
