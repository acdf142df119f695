/** Messages about event enquiries and questions; `sent` and `failed` are verbatim from the specification (§8). */
export const enquiryMessages = {
  sent: 'Thank you! We will get back to you shortly with options and a quote.',
  questionSent: 'Thank you! We have your question and reply on the next working day.',
  failed: 'Sorry, there was an error sending your request. Please try again later.',
  keyReused: 'This request was already used for another enquiry. Please reload the page and try again.',
} as const;
