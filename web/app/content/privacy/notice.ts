/** A part of the privacy notice or the cookie policy: paragraphs, then facts by name. */
export interface NoticePart {
  id: string;
  heading: string;
  text: readonly string[];
  facts?: readonly { name: string; value: string }[];
  /** Label of a button that opens the cookie settings. */
  settings?: string;
  language?: 'ja';
}

export interface NoticeCopy {
  title: string;
  lead: string;
  parts: readonly NoticePart[];
  /** The other of the two pages. */
  other: { label: string; to: string };
}
