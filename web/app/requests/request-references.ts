import { client } from './client.ts';

/** Has the references of the bookings to come under an address mailed to it. Throws a `CallProblem`. */
export async function requestReferences(body: { email: string; website_url?: string }): Promise<void> {
  await client({ endpoint: 'requestReferences', body });
}
