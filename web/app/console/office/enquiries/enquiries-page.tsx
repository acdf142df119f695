import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { worded } from '#app/console/language/words.ts';
import { enquiriesCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { ListAndOne } from '../list-and-one.tsx';
import { useOfficeCount } from '../office-counts.ts';
import { isLate } from './late.ts';
import { EnquiryLists } from './list/enquiry-lists.tsx';
import { useEnquiries } from './use-enquiries.ts';

const EnquiryPart = lazy(async () => ({
  default: (await import('./one/enquiry-part.tsx').then(worded)).EnquiryPart,
}));

/** Enquiries; with `?enquiry=` one of them. */
export function EnquiriesPage() {
  const { search } = useLocation();
  const list = useEnquiries();
  const late = countLate(list.reply);
  useOfficeCount(staffPaths.enquiries, late, copy.waiting(late ?? 0));
  const name = new URLSearchParams(search).get('enquiry') ?? undefined;
  const one = name && <EnquiryPart key={name} name={name} onChanged={list.refresh} />;
  return (
    <ListAndOne copy={copy} list={list} one={one}>
      <EnquiryLists list={list} open={name} />
    </ListAndOne>
  );
}

/** Undefined until the list is loaded. */
const countLate = (reply: ReplyTo<'showEnquiries'> | undefined): number | undefined =>
  reply?.enquiries?.filter((one) => isLate(one, reply.now)).length;
