import { formatTime } from '#app/console/page/moments.ts';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { QrCode } from '#app/ui/qr-code.tsx';
import { linkSeconds } from '#shared/staff/sign-in/people.ts';
import styles from './invitation-card.module.css';
import { LinkButtons } from './link-buttons.tsx';

/** A new link for a colleague or a shared device. */
export interface NewLink {
  readonly name: string;
  readonly address: string;
  /** Epoch seconds. */
  readonly createdAt: number;
}

/** The link of an invitation, as a QR code and an address. Shown once; the server keeps no copy. */
export function InvitationCard({ link, now, onHide }: { link: NewLink; now: Date; onHide: () => void }) {
  const expiresAt = link.createdAt + linkSeconds;
  const isExpired = now.getTime() / 1000 >= expiresAt;
  return (
    <Card labelledBy="invitation">
      <Stack gap={12} className={styles.card}>
        <Heading size="title-28" id="invitation" tabIndex={-1} ref={focusOn}>
          {copy.invitation.title(link.name)}
        </Heading>
        {isExpired ? (
          <Notice kind="warning" role="status">
            {copy.invitation.over}
          </Notice>
        ) : (
          <>
            <Text size="note" tone="quiet">
              {copy.invitation.text}
            </Text>
            <Grid className={styles.frame}>
              <QrCode text={link.address} label={copy.invitation.code(link.name)} />
            </Grid>
            <Text size="term" breaks="anywhere" className={styles.address}>
              {link.address}
            </Text>
            <Text size="note" tone="quiet">
              {copy.invitation.until(formatTime(expiresAt))}
            </Text>
          </>
        )}
        <LinkButtons link={isExpired ? undefined : link.address} copy={copy.invitation} onHide={onHide} />
      </Stack>
    </Card>
  );
}
