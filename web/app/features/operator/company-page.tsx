import { lazy, type ReactNode } from 'react';
import { companyCopy as copy } from '#app/content/operator/operator-copy.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { formatCompanyName } from './company-name.ts';
import { useOperatorKey } from './use-operator-key.ts';

const OperatorConsole = lazy(async () => {
  const { OperatorConsole } = await import('./console/operator-console.tsx');
  return { default: OperatorConsole };
});

/** Page of a tour operator: the console with a valid link, otherwise a placeholder. */
export function CompanyPage({ companyName }: { companyName: string }) {
  const { key, forget } = useOperatorKey();
  const welcome = copy.welcome(formatCompanyName(companyName));
  if (key === undefined) return <Welcome title={welcome} lead={copy.placeholder} />;
  const failureNotice = (
    <Notice kind="refused" role="alert">
      {copy.notOpened}
    </Notice>
  );
  return (
    <LazyPart
      failureView={<Welcome title={welcome} lead={copy.opening} note={failureNotice} />}
      fallback={<Welcome title={welcome} lead={copy.opening} />}
    >
      <OperatorConsole operatorKey={key} welcome={welcome} onRefused={forget} />
    </LazyPart>
  );
}

function Welcome({
  title,
  lead,
  note = <ProgrammeLink />,
}: {
  title: string;
  lead: string;
  note?: ReactNode;
}) {
  return (
    <Panel last>
      <PageHero title={title} lead={lead} note={note} />
    </Panel>
  );
}

const ProgrammeLink = () => (
  <TextLink to="/operator" alone>
    {copy.toProgramme}
  </TextLink>
);
