import type { FormEvent } from 'react';

/** Handler of a form that a script sends. */
export const onSubmit = (send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  send();
};
