/** Progress of an enquiry. `booked`: the event takes place. */
export const enquiryStates = ['new', 'answered', 'booked', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
