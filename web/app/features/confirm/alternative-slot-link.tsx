import { confirmPath } from '../../content/booking/confirm-path.ts';
import { KeptFigures } from '../../ui/tabular-figures.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { WayOn } from './alternative-slot.ts';

export interface WayOnLinkProps {
  wayOn: WayOn | undefined;
  guests: number;
  onFollow: (wayOn: WayOn) => void;
}

/** The link to a start that suits better; what is filled in comes along. */
export const WayOnLink = ({ wayOn, guests, onFollow }: WayOnLinkProps) =>
  wayOn && (
    <TextLink
      alone
      to={confirmPath(wayOn.departure.slot, wayOn.departure.date, {
        guests: Math.max(guests, 1),
        ...(wayOn.language ? { preferredLanguage: wayOn.language } : {}),
      })}
      onClick={() => onFollow(wayOn)}
    >
      <span>
        <KeptFigures text={wayOn.text} />
      </span>
    </TextLink>
  );
