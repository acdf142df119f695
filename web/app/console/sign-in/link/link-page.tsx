import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isStaffDevice } from '#app/analytics/staff-device.ts';
import { storedDeviceName } from '#app/console/api/device-name.ts';
import { messageOf } from '#app/console/api/message-of.ts';
import { LanguageChoice } from '#app/console/language/language-choice.tsx';
import opening from '#app/console/page/opening.module.css';
import { Refusal } from '#app/console/page/outcome.tsx';
import { Hint, PageFoot, SinglePage } from '#app/console/page/single-page.tsx';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { useTheme } from '#app/console/page/use-theme.ts';
import { useDeviceWord } from '#app/console/passkey/use-device-word.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { deviceCopy } from '#app/content/staff/device-copy.ts';
import { type DeviceWord, suggestedName } from '#app/content/staff/device-word.ts';
import { linkCopy as copy } from '#app/content/staff/link-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { CallProblem } from '#app/requests/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StaffFrame } from '#app/ui/staff-frame/staff-frame.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { maxDeviceNameLength } from '#shared/staff/sign-in/people.ts';
import { LinkGauge } from './link-gauge.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { type LinkToOpen, useLink } from './use-link.ts';

/** The page of an invitation says who is invited. Its button links this browser. */
export function LinkPage() {
  useTheme();
  return (
    <StaffFrame skip={consoleCopy.skip} title={consoleCopy.house}>
      <Link {...useLink()} />
      <PageFoot>
        <LanguageChoice />
      </PageFoot>
    </StaffFrame>
  );
}

function Link({ state, accept, retry }: LinkToOpen) {
  const navigate = useNavigate();
  switch (state.status) {
    case 'opening':
      return (
        <div className={opening.opening} role="status">
          <Heading as="h1" size="body" tone="quiet" untracked>
            {copy.opening}
          </Heading>
        </div>
      );
    case 'none':
      return (
        <SinglePage
          title={copy.none.title}
          lead={copy.none.lead}
          buttons={
            <Button kind="outlined" to={staffPaths.today}>
              {copy.none.toConsole}
            </Button>
          }
        />
      );
    case 'failed':
      return (
        <SinglePage
          title={copy.failedTitle}
          lead={copy.notOpened(messageOf(state.problem))}
          buttons={
            <Button kind="commit" onClick={retry}>
              {copy.retry}
            </Button>
          }
        />
      );
    case 'used':
      return (
        <SinglePage title={copy.used.title} lead={copy.used.lead}>
          <Notice kind="warning">{copy.used.mind}</Notice>
        </SinglePage>
      );
    case 'linked':
      // Passkeys are for personal devices.
      if (state.reply.person === undefined) return <Navigate to={staffPaths.today} replace />;
      return <PasskeyOffer onDone={() => void navigate(staffPaths.today, { replace: true })} />;
    default:
      return (
        <Invitation
          reply={state.reply}
          isLinking={state.status === 'linking'}
          problem={state.status === 'opened' ? state.problem : undefined}
          onAccept={accept}
        />
      );
  }
}

interface InvitationProps {
  reply: ReplyTo<'linkDevice'>;
  isLinking: boolean;
  /** Why the last attempt failed. */
  problem: unknown;
  onAccept: LinkToOpen['accept'];
}

function Invitation({ reply, isLinking, problem, onAccept }: InvitationProps) {
  const device = useDeviceWord();
  const isInUse = isStaffDevice();
  const { title, lead, roleLabel, mistakenHint } = linkWords(reply, device);
  const [name, setName] = useState(
    () => storedDeviceName.read() ?? suggestedName(deviceCopy, navigator.userAgent, navigator.maxTouchPoints),
  );
  const { isShown, show } = useShownProblems();
  // The manager has named a shared device.
  const isPersonal = reply.person !== undefined;
  const isNameless = isPersonal && name.trim() === '';
  const accept = () => {
    show();
    if (!isNameless) onAccept(isPersonal ? name.trim() : undefined);
  };
  return (
    <SinglePage
      title={title}
      large
      lead={lead}
      buttons={
        <>
          <Refusal text={problem !== undefined && refusalOf(problem)} />
          {isPersonal && (
            <Field
              label={copy.nameOf(device)}
              name="device"
              value={name}
              onChange={setName}
              maxLength={maxDeviceNameLength}
              autoComplete="off"
              error={isShown && isNameless ? copy.noName(device) : undefined}
            />
          )}
          <Button kind="commit" onClick={accept} busy={isLinking ? copy.linking : undefined}>
            {copy.link(device)}
          </Button>
          <Hint>{mistakenHint}</Hint>
        </>
      }
    >
      <LinkGauge endsAt={reply.endsAt} />
      <Stack as="dl" above={8}>
        {[
          { name: copy.facts.role, value: roleLabel },
          { name: copy.facts.browser, value: consoleCopy.browser(reply.browser) },
        ].map(({ name: fact, value }) => (
          <Cluster key={fact} gapX={16} nowrap justify="between" size="row" padY={10} rule="above">
            <Text as="dt" tone="quiet">
              {fact}
            </Text>
            <Text as="dd" weight="strong" set="right">
              {value}
            </Text>
          </Cluster>
        ))}
      </Stack>
      {isInUse && <Notice kind="warning">{copy.replaces(device)}</Notice>}
    </SinglePage>
  );
}

/** The copy for an invited person or for a shared device. */
function linkWords({ person, sharedName = '', invitedBy }: ReplyTo<'linkDevice'>, device: DeviceWord) {
  return person === undefined
    ? {
        title: sharedName,
        lead: copy.shared.lead(device, invitedBy),
        roleLabel: copy.shared.as,
        mistakenHint: copy.shared.notMeant(device),
      }
    : {
        title: copy.hello(person.name),
        lead: copy.lead(device, invitedBy),
        roleLabel: copy.as[person.role],
        mistakenHint: copy.notYou(person.name),
      };
}

/** The server's message or, without a definite response, a message that the outcome is unknown. */
const refusalOf = (problem: unknown): string =>
  problem instanceof CallProblem && problem.isDefinite ? problem.message : copy.lost;
