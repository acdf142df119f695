import type { TourLanguage } from '../booking/language.ts';

/** Languages of emails and calendar entries, BCP 47. */
export const messageLanguages = ['en', 'fr'] as const;
export const messageLanguageProblem = 'Messages can be written in en or fr: please choose one of them.';
export type MessageLanguage = (typeof messageLanguages)[number];

const languageNames: Readonly<Record<MessageLanguage, TourLanguage>> = { en: 'English', fr: 'French' };

/** Language of the answer to a form; English unless the form names another. */
export const languageOfAnswer = (messageLanguage: MessageLanguage | undefined): TourLanguage =>
  languageNames[messageLanguage ?? 'en'];

/** Language of messages to a guest: that of the page on which the booking was made, else that of the tour. */
export const languageOfMessages = ({
  messageLanguage,
  preferredLanguage,
}: {
  readonly messageLanguage?: MessageLanguage | undefined;
  readonly preferredLanguage: TourLanguage;
}): TourLanguage => (messageLanguage ? languageNames[messageLanguage] : preferredLanguage);

/** The visit with its messages in another language. */
export const withMessageLanguage = <Visit extends object>(
  visit: Visit,
  language: TourLanguage,
): Visit & { readonly messageLanguage: MessageLanguage } => ({
  ...visit,
  messageLanguage: language === 'French' ? 'fr' : 'en',
});
