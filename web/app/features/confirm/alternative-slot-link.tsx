import { confirmPath } from '../../../../shared/booking/confirm-path.ts';
import type { AlternativeSlot } from '../../booking/alternative-slot.ts';
import { TabularFigures } from '../../ui/tabular-figures.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export interface AlternativeSlotLinkProps {
  alternative: AlternativeSlot;
  guests: number;
  onFollow: (alternative: AlternativeSlot) => void;
}

/** Link to an alternative slot; keeps the input. */
export const AlternativeSlotLink = ({ alternative, guests, onFollow }: AlternativeSlotLinkProps) => (
  <TextLink
    alone
    to={confirmPath(alternative.departure.slot, alternative.departure.date, {
      guests: Math.max(guests, 1),
      ...(alternative.preferredLanguage ? { preferredLanguage: alternative.preferredLanguage } : {}),
    })}
    onClick={() => onFollow(alternative)}
  >
    <span>
      <TabularFigures text={alternative.text} />
    </span>
  </TextLink>
);
