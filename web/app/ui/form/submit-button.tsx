import { type ActionButtonProps, Button } from '../button.tsx';

export const SubmitButton = (props: ActionButtonProps) => (
  <Button
    {...props}
    type="submit"
    // A blur would show an error, move the button, and the click would miss it.
    onMouseDown={(event) => event.preventDefault()}
  />
);
