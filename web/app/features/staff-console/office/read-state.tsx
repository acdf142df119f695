import { CallProblem } from '../../../api/client.ts';
import type { Request } from '../../../api/use-request.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StaffKey } from '../../../ui/staff-frame/staff-key.tsx';

export interface ReadStateProps {
  request: Pick<Request<unknown>, 'status' | 'reply' | 'problem' | 'refresh'>;
  copy: {
    readonly loading: string;
    readonly notLoaded: string;
    readonly retry: string;
    /** Beside what was read before. */
    readonly old?: string;
  };
}

/** Says that something is being read, or was not and why, with a key to try again. */
export const ReadState = ({ request: { status, reply, problem, refresh }, copy }: ReadStateProps) => (
  <>
    <div role="alert">
      {status === 'failed' && (
        <Notice kind="refused">
          {problem instanceof CallProblem ? problem.message : copy.notLoaded}{' '}
          {reply !== undefined && copy.old}
          <StaffKey small onClick={refresh}>
            {copy.retry}
          </StaffKey>
        </Notice>
      )}
    </div>
    {reply === undefined && status === 'loading' && <p role="status">{copy.loading}</p>}
  </>
);
