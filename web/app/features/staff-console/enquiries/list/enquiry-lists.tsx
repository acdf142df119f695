import { enquiryStates } from '../../../../../../shared/enquiries/enquiry-state.ts';
import type { EnquiriesReply } from '../../../../api/staff/enquiries.ts';
import type { Request } from '../../../../api/use-request.ts';
import { enquiriesCopy as copy } from '../../../../content/staff/enquiries-copy.ts';
import styles from '../../office/list-rows.module.css';
import { ReadState } from '../../office/read-state.tsx';
import { EnquiryRow } from './enquiry-row.tsx';

export interface EnquiryListsProps {
  list: Request<EnquiriesReply>;
  /** Name of the enquiry that is open. */
  open: string | undefined;
}

/** The enquiries by state, the most urgent first. */
export function EnquiryLists({ list, open }: EnquiryListsProps) {
  const { reply } = list;
  return (
    <div className={styles.lists}>
      <ReadState request={list} copy={copy} />
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
