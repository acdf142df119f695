const adults = (guests: number) => `${guests} ${guests === 1 ? 'adult' : 'adults'}`;

export const changeCopy = {
  title: 'Change this booking',
  lead: 'You keep your places until the change is confirmed. Nothing changes until you save.',

  when: 'Day and time',
  otherWhen: 'Another day or time',
  times: (tour: string, day: string) => `${tour} on ${day}`,
  counting: 'Checking places…',
  chooseTime: 'Please choose one of the times of this day.',
  noTimeYet: 'no time chosen yet',
  yourTime: 'Your time now',
  offer: (places: string, language: string) => `${places}. ${language}`,

  summary: 'What changes',
  nothingYet: 'Nothing has changed yet.',
  tour: (tour: string, before: string) => `${tour} instead of ${before}`,
  moment: (moment: string, before: string) => `${moment} instead of ${before}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  guests: (guests: number, before: number) => `${adults(guests)} instead of ${before}`,
  language: (language: string, before: string) => `In ${language} instead of ${before}`,
  name: (name: string, before: string) => `In the name of ${name} instead of ${before}`,
  toPay: (total: string, before: string) => `To pay on site: ${total} instead of ${before}`,
  toPayNothing: (company: string) => `To pay on site: nothing. ${company} settles it with us.`,
  restSettled: (company: string) => `${company} settles the rest with us.`,
  toPayStill: (total: string) => `To pay on site: ${total}, as before`,

  save: 'Save changes',
  saving: 'Saving…',
  keep: 'Keep as it is',
  changed: (email: string) => `Your booking has been changed. A new confirmation is on its way to ${email}.`,
  newReference: (reference: string) =>
    `Its new reference is ${reference}. The earlier one, and the links in earlier mails, lead here too.`,
  onlyReference: (reference: string) =>
    `Its new reference is ${reference}. The earlier one, and the links in earlier mails, no longer open it.`,
  notSaved: 'Your booking could not be changed. Please try again.',
} as const;
