import { expect, it } from 'vitest';
import { withoutCredentials } from './roll-back.ts';

it('a rollback installs and builds the release without credentials of AWS and GitHub', () => {
  const environment = {
    PATH: '/bin',
    CI: 'true',
    AWS_SECRET_ACCESS_KEY: 'a',
    AWS_SESSION_TOKEN: 'b',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'c',
    GITHUB_TOKEN: 'd',
    GH_TOKEN: 'e',
  };
  expect(withoutCredentials(environment)).toEqual({ PATH: '/bin', CI: 'true' });
});
