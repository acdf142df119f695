import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { codeCopy as copy } from '#app/content/staff/who-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { codeLength, codeProblem } from '#shared/staff/sign-in/code.ts';

/** A new code, typed twice without being shown. */
export interface NewCode {
  readonly fields: NewCodeFieldsProps;
  /** Returns a valid code; otherwise the fields show their problems. */
  readonly checked: () => string | undefined;
}

interface NewCodeFieldsProps {
  readonly code: string;
  readonly again: string;
  readonly onCode: (code: string) => void;
  readonly onAgain: (code: string) => void;
  readonly problem: string | undefined;
  readonly difference: string | undefined;
}

export function useNewCode(): NewCode {
  const [code, onCode] = useState('');
  const [again, onAgain] = useState('');
  const { isShown, show } = useShownProblems();
  const problem = codeProblem(code);
  const difference = problem === undefined && code !== again ? copy.differs : undefined;
  return {
    fields: { code, again, onCode, onAgain, ...(isShown ? { problem, difference } : none) },
    checked: () => {
      show();
      return problem === undefined && difference === undefined ? code : undefined;
    },
  };
}

const none = { problem: undefined, difference: undefined };
const entry = () => ({ type: 'pin', maxLength: codeLength, autoComplete: 'off' }) as const;

export const NewCodeFields = ({ code, again, onCode, onAgain, problem, difference }: NewCodeFieldsProps) => (
  <>
    <Field {...entry()} label={copy.code} name="code" value={code} onChange={onCode} error={problem} />
    <Field {...entry()} label={copy.again} name="again" value={again} onChange={onAgain} error={difference} />
  </>
);
