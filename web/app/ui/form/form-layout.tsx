import type { ComponentProps, ReactNode } from 'react';
import { Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '../notice.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface FormLayoutProps {
  formProps: ComponentProps<'form'>;
  /** Label of the button, before and while the form is sent. */
  sendLabel: string;
  sendingLabel: string;
  isSending: boolean;
  /** Shown on success, unless something else replaces the form. */
  doneMessage?: ReactNode;
  /** Shown on failure. */
  failureMessage: ReactNode;
  children: ReactNode;
}

/** Fields in two columns, the button, and the outcome. */
export const FormLayout = (props: FormLayoutProps) => (
  <Stack as="form" gap={24} gapX="gutter" abreast={2} data-needs-script {...props.formProps}>
    {props.children}
    <Grid gap={24} items="start" skipEmpty span="all">
      <SubmitButton busy={props.isSending ? props.sendingLabel : undefined}>{props.sendLabel}</SubmitButton>
      <div role="status">{props.doneMessage && <Notice kind="done">{props.doneMessage}</Notice>}</div>
      <div role="alert">{props.failureMessage && <Notice kind="refused">{props.failureMessage}</Notice>}</div>
    </Grid>
  </Stack>
);

/** A field across both columns; `label` for fields without one. */
export const WideField = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Panel span="all">
    {label && (
      <Text size="small" weight="strong" below={8}>
        {label}
      </Text>
    )}
    {children}
  </Panel>
);
