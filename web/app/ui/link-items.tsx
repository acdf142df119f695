import { TextLink } from './text-link.tsx';

/** Standalone links, each an item of a list. */
export const LinkItems = ({ links }: { links: readonly { readonly label: string; readonly to: string }[] }) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <TextLink to={to} alone>
        {label}
      </TextLink>
    </li>
  ));
