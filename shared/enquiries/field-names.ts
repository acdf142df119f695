/** Fields of the forms of the contact page, as used in sentences. */
export const fieldNames = {
  name: 'your name',
  business: 'the name of your business',
  phone: 'your phone number',
  eventName: 'a name for the event',
  peopleCount: 'the number of people',
  description: 'a description of the event',
  subject: 'what it is about',
  question: 'your question',
} as const;

export const chooseCatering: string = 'Please choose one of the three.';
