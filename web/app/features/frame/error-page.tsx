import { errorCopy } from '#app/content/frame/layout.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Page, Text } from '#app/ui/layout/layout.tsx';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** Whether the page does not exist; then no reload is offered. */
  isNotFound: boolean;
  copy: { title: string; lead: string };
}

export const ErrorPage = ({ isNotFound, copy }: ErrorPageProps) => (
  <Page underHeader last>
    <h1>{copy.title}</h1>
    <Text size="lead" above={24} className={styles.lead}>
      {copy.lead}
    </Text>
    <Cluster gap={16} above={32}>
      {!isNotFound && <Button onClick={() => window.location.reload()}>{errorCopy.retry}</Button>}
      <Button kind={isNotFound ? 'primary' : 'secondary'} to="/">
        {errorCopy.home}
      </Button>
    </Cluster>
  </Page>
);
