/**
 * The oldest browsers in which everything works. Older ones read the pages; `ui/old-browser.module.css` recognizes
 * them by the styles they lack, and its notice gives the telephone number.
 */
export const supportedBrowsers = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The same browsers, for the compiler of scripts and styles. */
export const buildTargets = Object.entries(supportedBrowsers).map(
  ([browser, version]) => `${browser === 'safari_ios' ? 'ios' : browser}${version}`,
);
