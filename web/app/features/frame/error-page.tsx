import { isRouteErrorResponse } from 'react-router-dom';
import { errorCopy } from '#app/content/frame/layout.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Page, Text } from '#app/ui/layout/layout.tsx';
import styles from './error-page.module.css';

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export const errorCopyOf = (error: unknown) => (isMissing(error) ? errorCopy.missing : errorCopy.broken);

/** A page that does not exist offers no reload. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isMissing(error);
  const { title, lead } = errorCopyOf(error);
  return (
    <Page underHeader last>
      <h1>{title}</h1>
      <Text size="lead" above={24} className={styles.lead}>
        {lead}
      </Text>
      <Cluster gap={16} above={32}>
        {!missing && <Button onClick={() => window.location.reload()}>{errorCopy.retry}</Button>}
        <Button kind={missing ? 'primary' : 'secondary'} to="/">
          {errorCopy.home}
        </Button>
      </Cluster>
    </Page>
  );
}
