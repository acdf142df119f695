import { Readable } from 'node:stream';
import { HttpResponse } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';
import { probeKeySecretVariable } from '#shared/contracts/probe-key.ts';

/** The key that CloudFront sends in tests. */
export const edgeKey = 'a-key-of-tests';
const previousEdgeKey = 'an-older-key';

/** The key that the synthetic booking sends in tests. */
export const probeKey = 'a-probe-key-of-tests';

const arn = 'arn:aws:secretsmanager:local:000000000000:secret:of-tests';
const probeArn = `${arn}-probe`;
const storedSecrets: Readonly<Record<string, object>> = {
  [arn]: { sent: edgeKey, previous: previousEdgeKey },
  [probeArn]: { sent: probeKey, previous: '' },
};
const sendToAws = NodeHttpHandler.prototype.handle;

/** Replaces Secrets Manager for reads of these secrets, and passes on all other calls. */
NodeHttpHandler.prototype.handle = async function (this: NodeHttpHandler, request, options) {
  const secret = Object.keys(storedSecrets).find((one) => request.body === JSON.stringify({ SecretId: one }));
  if (secret === undefined) return sendToAws.call(this, request, options);
  const responseBody = JSON.stringify({ SecretString: JSON.stringify(storedSecrets[secret]) });
  return {
    response: new HttpResponse({ statusCode: 200, headers: {}, body: Readable.from([responseBody]) }),
  };
};
process.env[edgeKeySecretVariable] = arn;
process.env[probeKeySecretVariable] = probeArn;
process.env.AWS_REGION ??= 'local';
