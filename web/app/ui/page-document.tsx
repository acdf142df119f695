import type { ReactNode } from 'react';
import { Links, Meta, Scripts } from 'react-router-dom';

export interface PageDocumentProps {
  lang: string;
  className?: string;
  /** Addresses of the fonts to preload. */
  fontUrls: readonly string[];
  /** Address of the web app manifest. */
  manifest: string;
  /** A script that runs before the first paint. */
  script?: ReactNode;
  children: ReactNode;
}

/** The document around every page. */
export const PageDocument = ({
  lang,
  className,
  fontUrls,
  manifest,
  script,
  children,
}: PageDocumentProps) => (
  // A script may add a class before React runs.
  <html lang={lang} className={className} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#120e0b" />
      {fontUrls.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png" />
      <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href={manifest} />
      <Meta />
      {script}
      <Links />
    </head>
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);
