import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { CallProblem, client } from '#app/requests/client.ts';
import { noteChange } from '#app/requests/recent-change.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { type FormRules, formProblems } from '#shared/values/form-problems.ts';
import { emailProblem } from '#shared/values/guest-details.ts';
import { cancelProblem } from './cancel-problem.ts';

export interface Cancellation {
  readonly isDialogOpen: boolean;
  readonly isCancelling: boolean;
  readonly problem: string | undefined;
  /** Input for the email address, required after many cancellations from this network. */
  readonly email: EmailInput | undefined;
  readonly openDialog: () => void;
  readonly closeDialog: () => void;
  readonly cancel: () => void;
  /** Clears the message of an earlier attempt. */
  readonly clear: () => void;
}

export interface EmailInput {
  readonly value: string;
  readonly error: string | undefined;
  readonly change: (value: string) => void;
}

const rules: FormRules<'email'> = { fields: ['email'], problem: (_, value) => emailProblem(value) };

/** Cancels a booking, once the guest has confirmed it (specification §8). */
export function useCancellation(reference: string, onCancelled: () => void): Cancellation {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [email, setEmail] = useState<string>();
  const { status, failure, problems, reportEdit, submit } = useForm<'email'>({
    ...(email !== undefined && { fields: rules.fields, problems: formProblems(rules, { email }) }),
    async send() {
      try {
        await noteChange(
          client('cancelBooking', {
            query: { reference },
            ...(email !== undefined && { body: { email } }),
          }),
        );
      } catch (problem) {
        if (email === undefined && isOverLimit(problem)) return setEmail('');
        if (!isEmailMismatch(problem)) setDialogOpen(false);
        throw problem;
      }
      setDialogOpen(false);
      onCancelled();
    },
    problemsOfRefusal: (problem) => (isEmailMismatch(problem) ? { email: bookedMessages.otherEmail } : {}),
  });
  return {
    isDialogOpen,
    isCancelling: status === 'sending',
    problem: status === 'failed' && !isDialogOpen ? cancelProblem(failure) : undefined,
    email:
      email === undefined
        ? undefined
        : {
            value: email,
            error: problems.email,
            change(value) {
              setEmail(value);
              reportEdit();
            },
          },
    openDialog() {
      setDialogOpen(true);
      reportEdit();
    },
    closeDialog: () => status === 'sending' || setDialogOpen(false),
    cancel: submit,
    clear: () => reportEdit(),
  };
}

const isOverLimit = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.kind === 'too-many';

const isEmailMismatch = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.fields.email !== undefined;
