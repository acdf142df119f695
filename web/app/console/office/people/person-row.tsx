import { useSession } from '#app/console/api/session-context.ts';
import { dayLabel } from '#app/console/page/moments.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';
import { Devices } from './devices.tsx';
import { deviceNameOf, groupDevices, type KnownDevice, passkeysOfDevice } from './known-people.ts';
import styles from './person-row.module.css';
import type { Question } from './question.ts';

export interface PersonRowProps {
  person: ListedPerson;
  now: Date;
  onOpen: () => void;
  onAsk: (question: Question) => void;
}

/** A colleague with their devices. */
export function PersonRow({ person, now, onOpen, onAsk }: PersonRowProps) {
  const session = useSession();
  const { liveDevices, formerDevices } = groupDevices(person, now);
  const isSelf = person.id === session.person.id;
  return (
    <Stack as="li" gap={8} padY={10} rule="above" className={styles.person}>
      <Cluster gap={12} nowrap align="start" justify="between">
        <div>
          <Heading size="subject" untracked breaks="anywhere">
            {person.name}
          </Heading>
          <Stack size="note" tone="quiet">
            <p>{[copy.role[person.role], isSelf && copy.you].filter(Boolean).join(', ')}</p>
            <p>
              {[
                ...passkeyTexts(person, now),
                person.codeSetAt === undefined ? copy.noCode : copy.code(dayLabel(person.codeSetAt, now)),
              ].join(', ')}
            </p>
            {person.isCodeBlocked && (
              <Text weight="strong" tone="few">
                {copy.blocked}
              </Text>
            )}
          </Stack>
        </div>
        <Button kind="outlined" small onClick={onOpen}>
          <span aria-hidden="true">{copy.change}</span>
          <VisuallyHidden>{copy.changeOf(person.name)}</VisuallyHidden>
        </Button>
      </Cluster>
      <Devices
        liveDevices={liveDevices}
        formerDevices={formerDevices}
        now={now}
        lineProps={(device) => ({
          name: device.state === 'invited' ? copy.unlinked : deviceNameOf(device),
          detail: deviceDetail(device, device.id === session.device.id),
          labels: {
            end: copy.endOf(deviceNameOf(device), person.name),
            revoke: copy.revokeOf(person.name),
          },
          onEnd: () => onAsk({ kind: 'end-device', person, device }),
        })}
        formerProps={(device) => ({
          name: deviceNameOf(device) || copy.unlinked,
          ...(passkeysOfDevice(person, device).length > 0 && {
            label: copy.deletePasskeysOf(deviceNameOf(device), person.name),
            onDelete: () => onAsk({ kind: 'end-device', person, device }),
          }),
        })}
      />
    </Stack>
  );
}

/** The browser of a device that has a name, and whether it is this device. */
const deviceDetail = ({ name, browser }: KnownDevice, isCurrentDevice: boolean): string =>
  [name !== undefined && consoleCopy.browser(browser), isCurrentDevice && copy.thisDevice]
    .filter(Boolean)
    .join(', ');

/** Lists each passkey with its day, and the device on which it was created or last used. */
function passkeyTexts({ passkeys, devices }: ListedPerson, now: Date): readonly string[] {
  if (passkeys.length === 0) return [copy.noPasskey];
  return passkeys.map((passkey) => {
    const device = devices.find(({ id }) => id === passkey.devices[0]);
    return copy.passkey(dayLabel(passkey.registeredAt, now), device && deviceNameOf(device));
  });
}
