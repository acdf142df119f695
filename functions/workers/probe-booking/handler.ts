import { readEnvironment } from '#functions/kernel/environment.ts';
import { readSecretValue } from '#functions/kernel/secret-value.ts';
import { worker } from '#functions/kernel/worker.ts';
import { probeStore } from '#functions/stores/probes/probe-store.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { Env } from './env.ts';
import { probeBooking } from './probe-booking.ts';
import { probeCalls } from './probe-calls.ts';

const env = readEnvironment(Env);
const clock = () => new Date();

export const handler = worker(
  'probe-booking',
  DueEvent,
  probeBooking({
    probes: probeStore(openTable(env.TABLE_NAME), clock),
    calls: probeCalls(env.SITE_URL, () => readSecretValue(env.PROBE_KEY_SECRET)),
    clock,
  }),
);
