// Imported before the styles of components: the class of a component wins where both set a property.
import '#app/ui/layout/layout.css';
import '#app/ui/states.css';
import type { ReactNode } from 'react';
import { type MetaDescriptor, Outlet } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffTodayPage } from '#app/content/pages/staff.ts';
import { oldBrowserCopy } from '#app/content/staff/old-browser-copy.ts';
import { Document } from '#app/ui/document.tsx';
import instrumentSans from '#app/ui/fonts/instrument-sans.woff2?url';
import newsreader from '#app/ui/fonts/newsreader.woff2?url';
import { OldBrowser } from '#app/ui/old-browser.tsx';
import staffTheme from '#app/ui/staff-theme.js?url';
import { StaffBroken } from './page/staff-broken.tsx';
import '#app/ui/fonts.css';
import '#app/ui/tokens.css';
import '#app/ui/staff-tokens.css';
import '#app/ui/base.css';

/** The head of a page that failed. */
export const meta = (): MetaDescriptor[] => pageHead(staffTodayPage);

/** The console's language is unknown before its scripts run. */
const language = 'en';

export const Layout = ({ children }: { children: ReactNode }) => (
  <Document
    lang={language}
    className="staff"
    faces={[newsreader, instrumentSans]}
    manifest="/staff.webmanifest"
    script={<script src={staffTheme} />}
  >
    {children}
  </Document>
);

export default function Console() {
  return (
    <>
      <OldBrowser lang={language}>{oldBrowserCopy}</OldBrowser>
      <Outlet />
    </>
  );
}

export const ErrorBoundary = () => <StaffBroken />;
