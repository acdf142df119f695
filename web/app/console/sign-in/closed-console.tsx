import type { ReactNode } from 'react';
import { sessionCopy as copy } from '#app/content/staff/session-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Hint, SinglePage } from '../page/single-page.tsx';
import { useDeviceWord } from '../passkey/use-device-word.ts';
import styles from './closed-console.module.css';
import { SignInButton } from './sign-in-button.tsx';
import type { SessionState } from './use-staff-session.ts';

export interface ClosedConsoleProps {
  state: Exclude<SessionState, { status: 'open' }>;
  /** The unsent presses of a revoked device. */
  unsent?: ReactNode;
  /** Asks the server again. */
  onRetry: () => void;
}

/** The console without a session: why, and how to sign in. */
export function ClosedConsole({ state, unsent, onRetry }: ClosedConsoleProps) {
  const device = useDeviceWord();
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.loading} role="status">
          <Heading as="h1" size="body" tone="quiet" untracked>
            {copy.loading}
          </Heading>
        </div>
      );
    case 'signed-out':
      return (
        <SinglePage
          title={copy.signedOut.title}
          large
          lead={copy.signedOut.lead}
          before={
            <div role="status">{state.left && <Notice kind="done">{copy.justSignedOut(device)}</Notice>}</div>
          }
          buttons={<SignInButton onSignedIn={onRetry} />}
        >
          <Stack as="section" gap={8} padTop={16} rule="above">
            <Heading size="entry" weight="strong" untracked>
              {copy.signedOut.first}
            </Heading>
            <Hint>{copy.signedOut.firstText(device)}</Hint>
            <Hint>{copy.signedOut.manager}</Hint>
          </Stack>
        </SinglePage>
      );
    case 'ended':
      return (
        <SinglePage
          title={copy.ended.title(device)}
          lead={copy.ended.lead}
          buttons={
            <>
              <SignInButton onSignedIn={onRetry} />
              <Hint>{copy.ended.ask}</Hint>
            </>
          }
        >
          {unsent}
        </SinglePage>
      );
    case 'offline':
      return (
        <SinglePage
          title={copy.offline.title}
          lead={copy.offline.lead(device)}
          buttons={
            <Button kind="outlined" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {state.lastName && <Hint>{copy.offline.lastName(state.lastName)}</Hint>}
        </SinglePage>
      );
    case 'down':
      return (
        <SinglePage
          title={copy.down.title}
          lead={copy.down.lead}
          buttons={
            <Button kind="outlined" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        />
      );
  }
}
