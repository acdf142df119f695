import { useLocation } from 'react-router-dom';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { withRecount } from '#app/console/waiting/waiting.ts';
import { enquiriesCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { ListWithRecord } from '../list-and-one.tsx';
import { EnquiryLists } from './list/enquiry-lists.tsx';
import { useEnquiries } from './use-enquiries.ts';

const EnquiryPart = lazyPart(async () => (await import('./one/enquiry-part.tsx')).EnquiryPart);

/** Enquiries; with `?enquiry=` one of them. */
export function EnquiriesPage() {
  const { search } = useLocation();
  const list = useEnquiries();
  const onChanged = withRecount(list.refresh);
  const name = new URLSearchParams(search).get('enquiry') ?? undefined;
  const record = name && <EnquiryPart key={name} name={name} onChanged={onChanged} />;
  return (
    <ListWithRecord copy={copy} hasItems={(list.reply?.enquiries ?? []).length > 0} record={record}>
      <EnquiryLists list={list} open={name} />
    </ListWithRecord>
  );
}
