import type { RecordElsewhere } from '#app/content/batches/records-beside.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { BatchPaper } from './batch-paper.tsx';

/** A number whose record is on another page, with the way there. */
export const PointerCard = ({ record }: { record: RecordElsewhere }) => (
  <BatchPaper
    of={record}
    link={
      <TextLink to={record.link.to} alone>
        {record.link.label}
      </TextLink>
    }
  />
);
