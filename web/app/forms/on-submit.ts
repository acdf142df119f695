import type { FormEvent } from 'react';

/** Submit handler that calls `send` instead of leaving the page. */
export const onSubmit = (send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  send();
};
