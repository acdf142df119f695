/** Objective of infra/SLO.md: the email about a booking, change, order or enquiry is sent within this time. */
export const promisedMailSeconds = 120;
