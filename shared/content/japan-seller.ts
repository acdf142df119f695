/**
 * Disclosures that Japanese law requires of sellers of alcohol. SAMPLE VALUES, like those of `business.ts`: the owner
 * replaces both. In a separate file, because every page loads `business.ts`.
 */
export const japanSeller = {
  seller: 'Port Vila Rum Distillery（ポートビラ・ラム・ディスティラリー）',
  responsible: '見本 花子',
  address: 'バヌアツ共和国シェファ州ポートビラ Sample Street 1, BP\u00a00000',
  /** Where parcels are shipped from. */
  shipsFrom: '日本国内の倉庫（見本県見本市）',
  licence: '通信販売酒類小売業免許（見本税務署、見本第0000号）',
  salesManager: {
    name: '見本 太郎',
    /** Date of the training, and deadline of the next one. */
    trained: '2026年4月1日',
    nextTraining: '2029年3月31日',
    trainer: '見本小売酒販組合',
  },
} as const;
