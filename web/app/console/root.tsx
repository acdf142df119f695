// Imported before the styles of components: the class of a component wins where both set a property.
import '#app/ui/layout/layout.css';
import '#app/ui/states.css';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { oldBrowserNotice } from '#app/content/staff/old-browser-notice.ts';
import instrumentSans from '#app/ui/fonts/instrument-sans.woff2?url';
import newsreader from '#app/ui/fonts/newsreader.woff2?url';
import { OldBrowser } from '#app/ui/old-browser.tsx';
import { PageDocument } from '#app/ui/page-document.tsx';
import staffTheme from '#app/ui/staff-theme.js?url';
import '#app/ui/fonts.css';
import '#app/ui/tokens.css';
import '#app/ui/staff-tokens.css';
import '#app/ui/base.css';

/** The console's language is unknown before its scripts run. */
const language = 'en';

export const Layout = ({ children }: { children: ReactNode }) => (
  <PageDocument
    lang={language}
    className="staff"
    fontUrls={[newsreader, instrumentSans]}
    manifest="/staff.webmanifest"
    script={<script src={staffTheme} />}
  >
    {children}
  </PageDocument>
);

export default function Console() {
  return (
    <>
      <OldBrowser lang={language}>{oldBrowserNotice}</OldBrowser>
      <Outlet />
    </>
  );
}
