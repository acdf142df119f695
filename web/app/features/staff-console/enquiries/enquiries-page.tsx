import { useLocation } from 'react-router-dom';
import type { EnquiriesReply } from '../../../api/staff/enquiries.ts';
import { enquiriesCopy as copy } from '../../../content/staff/enquiries-copy.ts';
import { staffPaths } from '../../../content/staff/staff-paths.ts';
import { InBar } from '../../../ui/staff-frame/in-bar.tsx';
import { LiveState } from '../../../ui/staff-frame/live-state.tsx';
import { useOfficeCount } from '../office/office-counts.ts';
import styles from '../orders/orders-page.module.css';
import { isLate } from './late.ts';
import { EnquiryLists } from './list/enquiry-lists.tsx';
import { EnquiryPart } from './one/enquiry-part.tsx';
import { useEnquiries } from './use-enquiries.ts';

/** Enquiries; with `?enquiry=` one of them, beside the list where there is room. */
export function EnquiriesPage() {
  const { search } = useLocation();
  const list = useEnquiries();
  const late = lateIn(list.reply);
  useOfficeCount(staffPaths.enquiries, late, copy.waiting(late ?? 0));
  const name = new URLSearchParams(search).get('enquiry') ?? undefined;
  const connection = list.status === 'failed' ? 'offline' : list.reply === undefined ? 'loading' : 'live';
  // An enquiry that is open has the heading of the page: narrow screens show it alone.
  const Title = name === undefined ? 'h1' : 'p';
  return (
    <div className={name === undefined ? styles.page : `${styles.page} ${styles.withOrder}`}>
      <InBar part="state">
        <LiveState connection={connection} word={copy.live[connection]} />
      </InBar>
      <div className={styles.list}>
        <div>
          <Title className={styles.title}>{copy.title}</Title>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <EnquiryLists list={list} open={name} />
      </div>
      {name === undefined ? (
        <p className={styles.choose}>{copy.choose}</p>
      ) : (
        <EnquiryPart key={name} name={name} onChanged={list.refresh} />
      )}
    </div>
  );
}

/** Undefined until the list is there. */
const lateIn = (reply: EnquiriesReply | undefined): number | undefined =>
  reply?.enquiries?.filter((one) => isLate(one, reply.now)).length;
