import { type MetaDescriptor, useParams } from 'react-router-dom';
import { operatorCompanyPage } from '../content/pages/operator-company.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { CompanyPage } from '../features/operator/company-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(operatorCompanyPage);

export default function OperatorCompany() {
  return <CompanyPage companyName={useParams().companyName ?? ''} />;
}
