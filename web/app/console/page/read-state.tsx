import { CallProblem } from '#app/requests/client.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

export interface ReadStateProps {
  request: Pick<Request<unknown>, 'status' | 'reply' | 'problem' | 'refresh'>;
  copy: {
    readonly loading: string;
    readonly notLoaded: string;
    readonly retry: string;
    /** Shown while older content remains on screen. */
    readonly old?: string;
  };
}

/** Says that a request is loading or why it failed, with a button to try again. */
export const ReadState = ({ request, copy }: ReadStateProps) => (
  <>
    <div role="alert">{request.status === 'failed' && <FailedRead request={request} copy={copy} />}</div>
    {request.reply === undefined && request.status === 'loading' && <p role="status">{copy.loading}</p>}
  </>
);

interface FailedReadProps {
  request: Partial<Pick<Request<unknown>, 'reply'>> & Pick<Request<unknown>, 'problem' | 'refresh'>;
  copy: Omit<ReadStateProps['copy'], 'loading'>;
}

/** Says why a request failed, with a button to try again. */
export const FailedRead = ({ request: { reply, problem, refresh }, copy }: FailedReadProps) => (
  <Notice kind="refused">
    {problem instanceof CallProblem ? problem.message : copy.notLoaded} {reply !== undefined && copy.old}
    <Button kind="outlined" small onClick={refresh}>
      {copy.retry}
    </Button>
  </Notice>
);
