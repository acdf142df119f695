import { basePath, siteLanguage } from '#shared/site/language.ts';

/** Language of the emails that a call causes: that of the page. The server's default is English. */
export const languageOfPage = basePath === '' ? {} : { messageLanguage: siteLanguage };
