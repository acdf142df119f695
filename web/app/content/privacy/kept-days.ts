/** Days that records are kept, as the notice states them; `web/kept-days.test.ts` compares them with the stores. */
export const keptDays = {
  booking: 400,
  order: 400,
  unpaidOrder: 30,
  enquiry: 180,
  /** After its day. */
  event: 400,
  operatorRequest: 180,
  operator: 400,
  sentMail: 495,
  adClick: 90,
} as const;
