/** Within this time after a booking, change, order or enquiry its mail is out: infra/SLO.md. */
export const promisedMailSeconds = 120;
