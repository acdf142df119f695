import { Fragment, type ReactNode } from 'react';

/** A text in which words between asterisks are emphasized. @param signs elements that replace characters of the text */
export const Stressed = ({
  text,
  signs = {},
}: {
  text: string;
  signs?: Readonly<Record<string, ReactNode>>;
}) =>
  text.split('*').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static text
      <strong key={index}>{part}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: static text
      <Fragment key={index}>
        {[...part].some((sign) => sign in signs) ? withIcons(part, signs) : part}
      </Fragment>
    ),
  );

const withIcons = (text: string, signs: Readonly<Record<string, ReactNode>>) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: static text
  [...text].map((sign, index) => <Fragment key={index}>{signs[sign] ?? sign}</Fragment>);
