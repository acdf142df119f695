import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Consent, essentialOnly } from '#app/analytics/consent.ts';
import type { CookieCopy } from '#app/content/consent/cookie-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Cluster, Grid, Panel, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { basePath } from '#shared/site/language.ts';
import styles from './cookie-settings.module.css';

export interface CookieSettingsProps {
  /** Consent in effect. */
  consent: Consent;
  /** The browser sends a privacy signal. */
  isPrivate: boolean;
  copy: CookieCopy;
  /** @returns false when the choice could not be stored */
  onSave: (consent: Consent) => boolean;
  onClose: () => void;
}

const choices = ['analytics', 'marketing'] as const;

export function CookieSettings({ consent, isPrivate, copy, onSave, onClose }: CookieSettingsProps) {
  const [chosen, setChosen] = useState(consent);
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // Without this, the focus would begin at the link in the text.
  useEffect(() => title.current?.focus(), []);
  const save = (requested: Consent) => {
    if (onSave(requested)) onClose();
    else setSaveFailed(true);
  };
  return (
    <Dialog
      title={copy.title}
      titleRef={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={() => save(essentialOnly)}>
            {copy.essentialOnly}
          </Button>
          <Button onClick={() => save(chosen)}>{copy.save}</Button>
        </>
      }
    >
      <p>
        {copy.lead} {/* The dialog is a separate root, without a router. */}
        <a className={styles.policy} href={`${basePath}/cookies`}>
          {copy.policy}
        </a>
      </p>
      <Panel as="ul" above={16} rule="above">
        <Part {...copy.parts.essential}>
          <Text as="span" size="small" tone="quiet">
            {copy.always}
          </Text>
        </Part>
        {choices.map((part) => (
          <Part key={part} {...copy.parts[part]}>
            {(id) => (
              <Panel as="span" align="center" gap={8} className={styles.control}>
                <Text as="span" size="small" weight="strong" className={styles.state} aria-hidden="true">
                  {chosen[part] ? copy.on : copy.off}
                </Text>
                <input
                  {...id}
                  type="checkbox"
                  className={styles.switch}
                  checked={chosen[part]}
                  disabled={isPrivate}
                  onChange={({ target }) => setChosen({ ...chosen, [part]: target.checked })}
                />
              </Panel>
            )}
          </Part>
        ))}
      </Panel>
      {isPrivate && (
        <Text size="small" tone="quiet" above={16}>
          {copy.private}
        </Text>
      )}
      {hasSaveFailed && (
        <Notice kind="refused" role="alert">
          {copy.notSaved}
        </Notice>
      )}
    </Dialog>
  );
}

interface PartProps {
  name: string;
  about: string;
  children: ReactNode | ((labels: { id: string; 'aria-describedby': string }) => ReactNode);
}

/** A kind of cookie with its switch. */
function Part({ name, about, children }: PartProps) {
  const id = useId();
  const isSwitch = typeof children === 'function';
  return (
    <Grid as="li" gap={16} align="center" padY={12} rule="below" className={styles.part}>
      <div>
        {isSwitch ? (
          <Cluster as="label" nowrap align="center" weight="strong" touch htmlFor={id}>
            {name}
          </Cluster>
        ) : (
          <Cluster as="p" nowrap align="center" weight="strong" touch>
            {name}
          </Cluster>
        )}
        <Text size="small" tone="quiet" id={`${id}-about`}>
          {about}
        </Text>
      </div>
      {isSwitch ? children({ id, 'aria-describedby': `${id}-about` }) : children}
    </Grid>
  );
}
