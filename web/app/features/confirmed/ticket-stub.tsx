import { lazy, useState } from 'react';
import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import { FullScreen } from '#app/ui/full-screen.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Spelled } from '#app/ui/spelled.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Ticket } from '#shared/contracts/guests/booking.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import styles from './ticket-stub.module.css';

/** Loaded after the ticket. */
const QrCode = lazy(async () => ({ default: (await import('#app/ui/qr-code.tsx')).QrCode }));

export interface TicketStubProps {
  ticket: Ticket;
  /** Number and name of the guests. */
  holder: string;
  /** Day, time and tour. */
  visit: string;
  /** On the day of the visit, the stub is above the details. */
  isToday: boolean;
}

/** Stub of the ticket with its QR code, and its letters for reading aloud. */
export function TicketStub({ ticket: { letters, code }, holder, visit, isToday }: TicketStubProps) {
  const [isFullScreen, setFullScreen] = useState(false);
  return (
    <Stack
      as="section"
      gap={12}
      pack="start"
      className={isToday ? `${styles.stub} ${styles.first}` : styles.stub}
      aria-labelledby="at-the-door"
    >
      <Text as="h3" size="h3" id="at-the-door">
        {copy.atTheDoor}
      </Text>
      {code !== undefined && <Code code={code} />}
      <Letters letters={letters} />
      <Text size="small" tone="quiet">
        {copy.doorAdvice}
      </Text>
      {code !== undefined && (
        <div className={styles.action}>
          <TextButton onClick={() => setFullScreen(true)}>{copy.fullScreen}</TextButton>
        </div>
      )}
      {isFullScreen && code !== undefined && (
        <FullScreen
          label={copy.doorCode}
          closeLabel={copy.closeCode}
          className={styles.screen}
          onClose={() => setFullScreen(false)}
        >
          <div>
            <Text weight="strong">{holder}</Text>
            <p>{visit}</p>
          </div>
          <Code code={code} />
          <Letters letters={letters} />
          <Text size="small">{copy.fullScreenAdvice}</Text>
        </FullScreen>
      )}
    </Stack>
  );
}

const Code = ({ code }: { code: string }) => (
  <div className={styles.code}>
    <LazyPart>
      <QrCode text={code} label={copy.doorCode} />
    </LazyPart>
  </div>
);

const Letters = ({ letters }: { letters: string }) => (
  <Text breaks="never" className={styles.letters}>
    <Spelled text={spokenLetters(letters)} />
  </Text>
);
