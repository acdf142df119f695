import { Done } from '#app/console/page/outcome.tsx';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { sessionCopy as copy } from '#app/content/staff/session-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { StaffFrame } from '#app/ui/staff-frame/staff-frame.tsx';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import type { ClosedConsoleProps } from '../page/console-parts.ts';
import { Hint, PageFoot, SinglePage } from '../page/single-page.tsx';
import { useDeviceWord } from '../passkey/use-device-word.ts';
import { shortDay, timeOf } from '../today/view/time-words.ts';
import { EndedDevice } from './ended-device.tsx';
import { SignInButton } from './sign-in-button.tsx';

/** Says why the console has no session, and offers to sign in. */
export const ClosedConsole = (props: ClosedConsoleProps) => (
  <StaffFrame skip={consoleCopy.skip} title={consoleCopy.house}>
    <Reason {...props} />
    <PageFoot>
      <LanguageChoice />
    </PageFoot>
  </StaffFrame>
);

/** `Tue 24 Nov, 3:05 PM`. */
const dayAndTime = (seconds: number): string =>
  `${shortDay(dateOf(new Date(seconds * 1000)))}, ${timeOf(seconds)}`;

function Reason({ state, unsent, onRetry }: ClosedConsoleProps) {
  const device = useDeviceWord();
  const retry = (
    <Button kind="outlined" onClick={onRetry}>
      {copy.retry}
    </Button>
  );
  switch (state.status) {
    case 'signed-out':
      return (
        <SinglePage
          title={copy.signedOut.title}
          large
          lead={copy.signedOut.lead}
          before={<Done text={state.isJustSignedOut && copy.justSignedOut(device)} />}
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
          lead={
            state.by === undefined
              ? copy.ended.lead
              : copy.ended.leadBy(state.by, state.at === undefined ? undefined : dayAndTime(state.at))
          }
          buttons={
            <>
              <SignInButton onSignedIn={onRetry} />
              <Hint>{copy.ended.ask}</Hint>
            </>
          }
        >
          <EndedDevice />
          {unsent}
        </SinglePage>
      );
    case 'offline':
      return (
        <SinglePage title={copy.offline.title} lead={copy.offline.lead(device)} buttons={retry}>
          {state.lastName && <Hint>{copy.offline.lastName(state.lastName)}</Hint>}
        </SinglePage>
      );
    case 'down':
      return <SinglePage title={copy.down.title} lead={copy.down.lead} buttons={retry} />;
  }
}
