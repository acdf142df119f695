import { enquiryStates } from '../../../../../../shared/enquiries/enquiry-state.ts';
import { CallProblem } from '../../../../api/client.ts';
import type { EnquiriesReply } from '../../../../api/staff/enquiries.ts';
import type { Request } from '../../../../api/use-request.ts';
import { enquiriesCopy as copy } from '../../../../content/staff/enquiries-copy.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { StaffKey } from '../../../../ui/staff-frame/staff-key.tsx';
import styles from '../../office/list-rows.module.css';
import { EnquiryRow } from './enquiry-row.tsx';

export interface EnquiryListsProps {
  list: Request<EnquiriesReply>;
  /** Name of the enquiry that is open. */
  open: string | undefined;
}

/** The enquiries by state, the most urgent first. */
export function EnquiryLists({ list, open }: EnquiryListsProps) {
  const { reply, status } = list;
  return (
    <div className={styles.lists}>
      <div role="alert">
        {status === 'failed' && (
          <Notice kind="refused">
            {list.problem instanceof CallProblem ? list.problem.message : copy.notLoaded} {reply && copy.old}
            <StaffKey small onClick={list.refresh}>
              {copy.retry}
            </StaffKey>
          </Notice>
        )}
      </div>
      {reply === undefined && status === 'loading' && <p role="status">{copy.loading}</p>}
      {reply?.enquiries &&
        enquiryStates.map((state) => {
          const some = reply.enquiries?.filter((one) => one.state === state) ?? [];
          if (some.length === 0 && state !== 'new') return null;
          return (
            <section key={state}>
              <h2 className={state === 'new' ? styles.heading : `${styles.heading} ${styles.past}`}>
                {copy.sections[state]}
              </h2>
              {some.length === 0 ? (
                <div className={styles.empty}>
                  <strong>{copy.nothing}</strong>
                  <p>{copy.nothingHint}</p>
                </div>
              ) : (
                <ul>
                  {some.map((one) => (
                    <EnquiryRow
                      key={one.enquiry}
                      enquiry={one}
                      now={reply.now}
                      people={reply.people}
                      isOpen={one.enquiry === open}
                    />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      {reply?.more !== undefined && <p>{copy.more(reply.more)}</p>}
    </div>
  );
}
