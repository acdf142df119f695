import { type ActionButtonProps, Button } from '../button.tsx';

export const SubmitButton = (props: ActionButtonProps) => (
  <Button
    {...props}
    type="submit"
    // A blur would show an error and move the button, so that the click would miss it.
    onMouseDown={(event) => event.preventDefault()}
  />
);
