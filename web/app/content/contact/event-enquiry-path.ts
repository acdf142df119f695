/** Where a larger party asks (specification §5). */
export const eventEnquiryPath = '/contact?from=event-booking#event-booking';
