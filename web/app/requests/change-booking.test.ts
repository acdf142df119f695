import { expect, it } from 'vitest';
import { answeringServer } from './answering-server.testing.ts';
import { sampleRequest as requested } from './booking.testing.ts';
import { changeBooking } from './change-booking.ts';

it('puts the whole booking, and again after a lost response', async () => {
  const data = { reference: 'SAM-2' };
  const { calls, client } = await answeringServer('drop', {
    status: 200,
    body: { success: true, message: 'Your booking is changed.', data },
  });
  await expect(changeBooking('SAM-1', requested, client)).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(changeBooking('SAM-1', requested, client)).resolves.toEqual(data);
  expect(calls).toHaveLength(2);
  for (const call of calls)
    expect(call).toMatchObject({ method: 'PUT', url: '/api/bookings?reference=SAM-1', body: requested });
});
