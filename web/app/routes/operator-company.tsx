import { type MetaDescriptor, useParams } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { operatorCompanyPage } from '../content/pages/operator-company.ts';
import { CompanyPage } from '../features/operator/company-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(operatorCompanyPage);

export default function OperatorCompany() {
  return <CompanyPage companyName={useParams().companyName ?? ''} />;
}
