/** Sales channels in page order. */
export const channels = ['Retail', 'Duty free', 'Bars and restaurants'] as const;
export type Channel = (typeof channels)[number];

export const towns = ['Port Vila', 'Santo'] as const;
export type Town = (typeof towns)[number];

export const onlineRegions = ['United Kingdom', 'United States', 'Japan'] as const;
export type OnlineRegion = (typeof onlineRegions)[number];
