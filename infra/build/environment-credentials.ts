/** What the SDK asks of a credential provider; Lambda sets these variables, fresh for every environment. */
interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/**
 * Stands in the functions' bundles for the SDK's own chain of providers. In Lambda that chain always ends at
 * these variables, but carries the clients of SSO, STS and the instance metadata along, a quarter of a bundle.
 */
export const defaultProvider = () => (): Promise<Credentials> => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) {
    return Promise.reject(new Error('The environment holds no AWS credentials'));
  }
  return Promise.resolve({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN !== undefined && { sessionToken: AWS_SESSION_TOKEN }),
  });
};
