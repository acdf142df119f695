import { edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';
import { probeKeySecretVariable } from '#shared/contracts/probe-key.ts';

/** The key that CloudFront sends in tests. */
export const edgeKey = 'a-key-of-tests';
const previousEdgeKey = 'an-older-key';

/** The key that the synthetic booking sends in tests. */
export const probeKey = 'a-probe-key-of-tests';

const arn = 'arn:aws:secretsmanager:local:000000000000:secret:of-tests';
const probeArn = `${arn}-probe`;
const stored: Readonly<Record<string, object>> = {
  [arn]: { sent: edgeKey, previous: previousEdgeKey },
  [probeArn]: { sent: probeKey, previous: '' },
};
const realFetch = globalThis.fetch;

/** Answers for Secrets Manager when either secret is read, and passes on all other calls. */
globalThis.fetch = async (...call) => {
  const [, { body } = {}] = call;
  const secret = Object.keys(stored).find((one) => body === JSON.stringify({ SecretId: one }));
  if (secret === undefined) return realFetch(...call);
  return Response.json({ SecretString: JSON.stringify(stored[secret]) });
};
process.env[edgeKeySecretVariable] = arn;
process.env[probeKeySecretVariable] = probeArn;
process.env.AWS_REGION ??= 'local';
