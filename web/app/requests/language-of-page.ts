import { basePath, siteLanguage } from '#shared/site/language.ts';

/** Language of the mails that a call causes: that of the page. The server's default is English. */
export const languageOfPage = basePath === '' ? {} : { messageLanguage: siteLanguage };
