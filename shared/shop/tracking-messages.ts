export const trackingNumberRule: string = 'A tracking number has 6 to 40 letters, digits and hyphens.';
