import { basePath, siteLanguage } from '#shared/site/language.ts';

/** For calls that lead to mails: those follow the page. English is what the server takes without it. */
export const languageOfPage = basePath === '' ? {} : { messageLanguage: siteLanguage };
