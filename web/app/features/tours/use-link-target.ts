import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ToursState } from './use-tours.ts';

export const linkMessageId = 'link-message';
export const slotCellId = (slotId: number): string => `slot-${slotId}`;

/**
 * Scrolls to the target of a link as soon as it is rendered: the highlighted slot, or the error message. Returning to
 * the page does not scroll.
 */
export function useLinkTarget(state: ToursState | undefined): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const lastArrival = useRef<string>(undefined);
  const target = state && targetOf(state);
  useEffect(() => {
    // The day of a link may have passed by the server's clock, which is known later.
    const arrival = `${key} ${target}`;
    if (target === undefined || navigationType === 'POP' || lastArrival.current === arrival) return;
    lastArrival.current = arrival;
    const container = document.getElementById(target) ?? document.getElementById('chosen-day');
    const element = container?.querySelector<HTMLElement>('a') ?? container;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [target, navigationType, key]);
}

function targetOf({
  linkMessage,
  highlightedSlot: slot,
  closureReason,
  day,
}: ToursState): string | undefined {
  if (linkMessage !== undefined) return linkMessageId;
  if (slot === undefined) return undefined;
  if (closureReason !== undefined) return 'chosen-day';
  return day.status === 'loading' ? undefined : slotCellId(slot.id);
}
