/** Header in the calls of the synthetic booking, in lower case. */
export const probeKeyHeader = 'x-probe-key';

/** Environment variable: ARN of the secret with the keys that are accepted in that header. */
export const probeKeySecretVariable = 'PROBE_KEY_SECRET';
