import { edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';

/** What CloudFront sends in tests. */
export const edgeKey = 'a-key-of-tests';
const previousEdgeKey = 'an-older-key';

const arn = 'arn:aws:secretsmanager:local:000000000000:secret:of-tests';
const other = globalThis.fetch;

/** Answers as Secrets Manager does for the secret of the edge; other calls go where they go. */
globalThis.fetch = async (...call) => {
  const [, { body } = {}] = call;
  if (body !== JSON.stringify({ SecretId: arn })) return other(...call);
  return Response.json({ SecretString: JSON.stringify({ sent: edgeKey, previous: previousEdgeKey }) });
};
process.env[edgeKeySecretVariable] = arn;
process.env.AWS_REGION ??= 'local';
