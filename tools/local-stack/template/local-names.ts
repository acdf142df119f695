/** What stands for AWS's own addresses and ids on this machine. */
export interface LocalNames {
  region: string;
  accountId: string;
  /** Origin of the site as the visitor sees it, for example `http://localhost:3000`. */
  siteUrl: string;
  /** Origin of the API on its own port, without CloudFront. */
  apiUrl: string;
  /** Origin of the one endpoint that answers for every AWS service. */
  awsUrl: string;
}

/** The account number that the queue emulator writes into its ARNs. */
export const localAccountId = '000000000000';

/** The AWS region nearest to Vanuatu; used when the stack is not pinned to one. */
export const fallbackRegion = 'ap-southeast-2';
