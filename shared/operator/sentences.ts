/** What is said of a request for access; the first four word for word (specification §5, §8). */
export const operatorSentences = {
  sent: 'Request submitted successfully! We will contact you shortly.',
  failed: 'An error occurred. Please try again later.',
  incomplete: 'Please fill in all fields.',
  trapped: 'Submission failed. Please try again.',
  keyReused: 'This request was already used for another company. Please reload the page and try again.',
} as const;
