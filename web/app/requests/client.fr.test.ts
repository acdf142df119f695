import { expect, it } from 'vitest';
import type { CallProblem } from './client.ts';
import { stubServer } from './stub-server.testing.ts';

it('on a French page, a field that the server refuses has its error in French', async () => {
  const server = await stubServer({
    status: 400,
    body: {
      success: false,
      message: 'This email address has no @.',
      kind: 'invalid-input',
      fields: { email: 'This email address has no @.' },
    },
  });
  const problem = await server
    .client('requestReferences', { body: { email: 'ana' } })
    .catch((error: CallProblem) => error);
  expect(problem).toMatchObject({
    message: 'Certaines réponses sont à revoir.',
    fields: { email: 'Il manque un @ dans cette adresse (nom@exemple.com).' },
  });
});
