/** Enquiry form for larger parties (specification §5). */
export const eventEnquiryPath = '/contact?from=event-booking#event-booking';
