import { sessionCopy } from '#app/content/staff/session-copy.ts';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { useKept } from '../kept/use-kept.ts';
import { Hint } from '../page/single-page.tsx';
import { useDeviceWord } from '../passkey/use-device-word.ts';

/** Says what happened to the presses of a device whose session has ended. */
export function EndedDevice() {
  const device = useDeviceWord();
  const { ended, waiting } = useKept();
  const copy = sessionCopy.ended;
  if (ended === undefined) return null;
  const waitingCount = ended.isEmpty ? 0 : waiting.length;
  const facts = [
    ...(waitingCount > 0 ? [[copy.waiting(waitingCount, device), copy.waitingHint] as const] : []),
    ...(ended.sent > 0 ? [[copy.sent(ended.sent), copy.sentHint] as const] : []),
    ...(ended.isEmpty ? [[copy.empty(ended.sent > 0), copy.emptyHint] as const] : []),
  ];
  return facts.map(([title, hint]) => (
    <Stack key={title} as="section" gap={4} padTop={16} rule="above" role="status">
      <Heading size="entry" weight="strong" untracked>
        {title}
      </Heading>
      <Hint>{hint}</Hint>
    </Stack>
  ));
}
