import { type ActionButtonProps, Button } from '../button.tsx';

/** Sends the form around it. */
export const SubmitButton = (props: ActionButtonProps) => (
  <Button
    {...props}
    type="submit"
    // Leaving a field by this press would show its problem, move the button, and the press would miss it.
    onMouseDown={(event) => event.preventDefault()}
  />
);
