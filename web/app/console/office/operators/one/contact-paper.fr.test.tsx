import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { operatorTypes, tourFrequencies } from '#shared/operators/operator-request.ts';
import { ContactPaper } from './contact-paper.tsx';

it.each([...operatorTypes, ...tourFrequencies])(
  'the French page of an operator translates the answer “%s” from the request for access',
  (answer) => {
    const operator = {
      mobilePhone: '+678 5',
      waitsOnSite: 'no',
      operatorType: answer,
      tourFrequency: answer,
    };
    const html = renderToStaticMarkup(<ContactPaper operator={operator as StaffOperator} />);
    expect(html).toContain('Activité');
    expect(html).not.toContain(answer);
  },
);
