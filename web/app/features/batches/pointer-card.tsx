import type { LinkedRecord } from '#app/content/batches/unlisted-records.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { BatchPaper } from './batch-paper.tsx';

/** A batch whose record is on another page, with a link to it. */
export const PointerCard = ({ record }: { record: LinkedRecord }) => (
  <BatchPaper
    batch={record}
    link={
      <TextLink to={record.link.to} alone>
        {record.link.label}
      </TextLink>
    }
  />
);
