import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { codeCopy as copy } from '#app/content/staff/who-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { codeLength, codeProblem } from '#shared/staff/sign-in/code.ts';

/** A new code, typed twice without being shown. */
export interface NewCode {
  readonly fields: NewCodeFieldsProps;
  /** Returns a valid code; otherwise the fields show their problems. */
  readonly validate: () => string | undefined;
}

interface NewCodeFieldsProps {
  readonly code: string;
  readonly repeated: string;
  readonly onCode: (code: string) => void;
  readonly onRepeated: (code: string) => void;
  readonly problem: string | undefined;
  readonly mismatch: string | undefined;
}

export function useNewCode(): NewCode {
  const [code, setCode] = useState('');
  const [repeated, setRepeated] = useState('');
  const { isShown, show } = useShownProblems();
  const problem = codeProblem(code);
  const mismatch = problem === undefined && code !== repeated ? copy.differs : undefined;
  return {
    fields: {
      code,
      repeated,
      onCode: setCode,
      onRepeated: setRepeated,
      ...(isShown ? { problem, mismatch } : noProblems),
    },
    validate: () => {
      show();
      return problem === undefined && mismatch === undefined ? code : undefined;
    },
  };
}

const noProblems = { problem: undefined, mismatch: undefined };
const pinFieldProps = () => ({ type: 'pin', maxLength: codeLength, autoComplete: 'off' }) as const;

export const NewCodeFields = ({
  code,
  repeated,
  onCode,
  onRepeated,
  problem,
  mismatch,
}: NewCodeFieldsProps) => (
  <>
    <Field
      {...pinFieldProps()}
      label={copy.code}
      name="code"
      value={code}
      onChange={onCode}
      error={problem}
    />
    <Field
      {...pinFieldProps()}
      label={copy.again}
      name="again"
      value={repeated}
      onChange={onRepeated}
      error={mismatch}
    />
  </>
);
