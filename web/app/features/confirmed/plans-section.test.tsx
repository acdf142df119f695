import { expect, it } from 'vitest';
import { sampleBooking as booking } from '#app/requests/booking.testing.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { PlansSection } from './plans-section.tsx';

const doNothing = () => undefined;
const page = {
  booking,
  problem: undefined,
  outcome: undefined,
  retry: doNothing,
  beginChange: doNothing,
  acceptChange: doNothing,
  acceptCancellation: doNothing,
};
const plansAt = (time: string) =>
  renderStatic(
    <PlansSection
      page={page}
      booking={booking}
      now={new Date(`2026-11-24T${time}+11:00`)}
      onChanged={doNothing}
    />,
  );

it('a booking can be changed and cancelled until the tour starts', () => {
  expect(plansAt('13:59').html.match(/<button/g)).toHaveLength(2);
});

it('a booking whose tour has started cannot be changed, and shows the phone number', () => {
  const { html, text } = plansAt('14:00');
  expect(html).not.toContain('<button');
  expect(text).toMatch(/already started, so it can no longer be changed or cancelled here\. .* call \+678/);
});
