/**
 * Path of a link that signs a colleague in once. Device and secret are in the fragment, which browsers send neither to
 * servers nor as referrer.
 */
export const staffLink = ({ device, secret }: { readonly device: string; readonly secret: string }): string =>
  `/staff/link#${device}.${secret}`;
