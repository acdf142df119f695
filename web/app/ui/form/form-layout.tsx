import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../notice.tsx';
import styles from './form-layout.module.css';
import { SubmitButton } from './submit-button.tsx';

export interface FormLayoutProps {
  formProps: ComponentProps<'form'>;
  /** On the button; and while it is on its way, an "-ing" word. */
  send: string;
  sending: string;
  isSending: boolean;
  /** Said when it has been taken. */
  done: ReactNode;
  /** Said when it has not. */
  refused: ReactNode;
  children: ReactNode;
}

/** Fields in two columns, the button, and what became of the form. */
export const FormLayout = (props: FormLayoutProps) => (
  <form className={styles.form} {...props.formProps}>
    {props.children}
    <div className={`${styles.wide} ${styles.foot}`}>
      <SubmitButton busy={props.isSending ? props.sending : undefined}>{props.send}</SubmitButton>
      <div role="status">{props.done && <Notice kind="done">{props.done}</Notice>}</div>
      <div role="alert">{props.refused && <Notice kind="refused">{props.refused}</Notice>}</div>
    </div>
  </form>
);

/** A field that takes both columns; `label` for those that have none of their own. */
export const WideField = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div className={styles.wide}>
    {label && <p className={styles.label}>{label}</p>}
    {children}
  </div>
);
