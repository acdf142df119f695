import type { ReactNode, Ref } from 'react';
import { Heading, Text } from '#app/ui/layout/layout.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';

export interface PageTitleProps {
  title: string;
  lead?: ReactNode;
  /** The heading, to give it the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a wide page, and what the page is for. */
export const PageTitle = ({ title, lead, ref }: PageTitleProps) => (
  <>
    <Heading as="h1" size="title-36" className={page.title} tabIndex={ref ? -1 : undefined} ref={ref}>
      {title}
    </Heading>
    {lead && (
      <Text size="prose" tone="quiet" measure={34} above={8}>
        {lead}
      </Text>
    )}
  </>
);
