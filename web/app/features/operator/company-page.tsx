import { useEffect } from 'react';
import { companyCopy as copy } from '../../content/operator/operator-copy.ts';
import layout from '../../ui/layout.module.css';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero/page-hero.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { shownCompanyName } from './company-name.ts';
import { useOperatorKey } from './use-operator-key.ts';

/** The page of a tour operator: their desk behind a valid link, the placeholder for everybody else. */
export function CompanyPage({ companyName }: { companyName: string }) {
  const { key, forget } = useOperatorKey();
  const operatorConsole = useLazyModule(() => import('./console/operator-console.tsx'));
  const { want } = operatorConsole;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is what calls for the desk
  useEffect(() => {
    if (key !== undefined) want();
  }, [key]);
  const welcome = copy.welcome(shownCompanyName(companyName));
  if (key !== undefined && operatorConsole.code !== undefined) {
    return <operatorConsole.code.OperatorConsole operatorKey={key} welcome={welcome} onRefused={forget} />;
  }
  return (
    <div className={layout.last}>
      <PageHero
        title={welcome}
        lead={key === undefined ? copy.placeholder : copy.opening}
        note={
          operatorConsole.isMissing ? (
            <Notice kind="refused" role="alert">
              {copy.notOpened}
            </Notice>
          ) : (
            <TextLink to="/operator" alone>
              {copy.toProgramme}
            </TextLink>
          )
        }
      />
    </div>
  );
}
