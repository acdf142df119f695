import { edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';

/** The key that CloudFront sends in tests. */
export const edgeKey = 'a-key-of-tests';
const previousEdgeKey = 'an-older-key';

const arn = 'arn:aws:secretsmanager:local:000000000000:secret:of-tests';
const realFetch = globalThis.fetch;

/** Answers for Secrets Manager when the edge keys are read, and passes on all other calls. */
globalThis.fetch = async (...call) => {
  const [, { body } = {}] = call;
  if (body !== JSON.stringify({ SecretId: arn })) return realFetch(...call);
  return Response.json({ SecretString: JSON.stringify({ sent: edgeKey, previous: previousEdgeKey }) });
};
process.env[edgeKeySecretVariable] = arn;
process.env.AWS_REGION ??= 'local';
