/** Local replacements of AWS addresses and ids. */
export interface LocalNames {
  region: string;
  accountId: string;
  /** Public origin of the site, for example `http://localhost:3000`. */
  siteUrl: string;
  /** Origin of the API on its own port, bypassing CloudFront. */
  apiUrl: string;
  /** Origin of the single endpoint for all AWS services. */
  awsUrl: string;
  /** Start of the tables' names; empty unless several stacks share a database. */
  tablePrefix: string;
}

/** Account number in the queue emulator's ARNs. */
export const localAccountId = '000000000000';

/** The AWS region nearest to Vanuatu, for stacks without a fixed one. */
export const fallbackRegion = 'ap-southeast-2';
