import { companyCopy as copy } from '../../content/operator-copy.ts';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { shownCompanyName } from './company-name.ts';

/** The page of a tour operator: a welcome, and nothing else yet. */
export const CompanyPage = ({ companyName }: { companyName: string }) => (
  <div className={layout.last}>
    <PageOpening
      title={copy.welcome(shownCompanyName(companyName))}
      lead={copy.placeholder}
      note={
        <TextLink to="/operator" alone>
          {copy.toProgramme}
        </TextLink>
      }
    />
  </div>
);
