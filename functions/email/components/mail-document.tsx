import type { ReactNode } from 'react';
import { business } from '#shared/content/business.ts';
import { Table } from './table.tsx';
import { colour, columnWidth, serif } from './tokens.ts';
import { TypesettingContext, typesettingOf } from './typesetting.ts';

/** The layout on phones, which inline styles cannot define. Emails stay readable in clients that strip it. */
const narrowLayout = `
@media (max-width: 520px) {
  .gutter { padding-left: 20px !important; padding-right: 20px !important; }
  .paper { padding: 24px 20px 28px !important; }
  .stack { display: block !important; width: auto !important; text-align: left !important; padding-left: 0 !important; border-left: 0 !important; }
  .stack-next { padding-top: 20px !important; }
  .fact-label { padding-bottom: 0 !important; }
  .fact-value { padding-top: 0 !important; border-top: 0 !important; text-align: left !important; }
  .heading { font-size: 36px !important; line-height: 40px !important; }
}
:root { color-scheme: light only; supported-color-schemes: light; }
`;

/** Padding after the preheader, so that inboxes do not append the first words of the email. */
const preheaderEnd = '\u200c\u00a0'.repeat(80);

/** The frame of an email: dark background, one column, business name on top. */
export function MailDocument(props: { tag: string; title: string; preheader: string; children: ReactNode }) {
  const typesetting = typesettingOf(props.tag);
  return (
    <html lang={props.tag} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{props.title}</title>
        <style>{narrowLayout}</style>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colour.molasses, color: colour.cream }}>
        <div
          style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, color: colour.molasses }}
        >
          {props.preheader}
          {preheaderEnd}
        </div>
        <Table ground={colour.molasses} style={{ borderCollapse: 'collapse' }}>
          <tr>
            <td align="center" style={{ padding: '32px 0 48px' }}>
              <Table
                width={columnWidth}
                style={{
                  width: '100%',
                  maxWidth: columnWidth,
                  fontFamily: typesetting.sans,
                  textAlign: 'left',
                }}
              >
                <tr>
                  <td
                    className="gutter"
                    style={{
                      padding: '0 40px',
                      fontFamily: serif,
                      fontSize: 18,
                      lineHeight: '24px',
                      color: colour.cream,
                    }}
                  >
                    {business.name}
                  </td>
                </tr>
                <TypesettingContext value={typesetting}>{props.children}</TypesettingContext>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}
