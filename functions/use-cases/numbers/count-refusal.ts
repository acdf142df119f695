import { setTimeout as pause } from 'node:timers/promises';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { LanguageRefusal, RefusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { admission } from '#functions/stores/quotas/admission.ts';
import { networksOf } from '#shared/limits/rate-limit-key.ts';
import { refusalLimits } from '#shared/numbers/refusal-limits.ts';
import type { CountingQuotas } from '../limits/network-admission.ts';

export interface CountRefusalDeps {
  readonly refusals: Pick<RefusalStore, 'add'>;
  readonly quotas: CountingQuotas;
}

/**
 * The refused caller: their network, and the key of their form if it has one. Both are stored as digests that change
 * daily.
 */
interface RefusedCaller {
  readonly address: string;
  readonly key: string | undefined;
}

/** The longest time for which the guest waits. A slower count may be lost. */
const maxWaitMilliseconds = 200;

/**
 * Counts a booking that was refused because its start runs in the other language. Never throws, and hardly delays the
 * refusal: a failed count is logged and lost.
 */
export async function countRefusal(
  { refusals, quotas }: CountRefusalDeps,
  refusal: LanguageRefusal,
  { address, key }: RefusedCaller,
): Promise<void> {
  const start = [refusal.date, refusal.tourId, refusal.language].join(' ');
  const limits = admission(quotas, [
    ...(key === undefined
      ? []
      : [{ kind: 'refusal form', subject: `${key} ${start}`, quota: refusalLimits.form }]),
    ...networksOf(address).map(({ network, share }) => ({
      kind: 'refusal network',
      subject: `${network} ${start}`,
      quota: { ...refusalLimits.network, max: refusalLimits.network.max * share },
    })),
  ]);
  const count = async () => {
    try {
      if ((await limits.charge()).result === 'counted') await refusals.add(refusal);
    } catch (error) {
      log.warn('refusal.uncounted', loggableError(error));
    }
  };
  const abort = new AbortController();
  await Promise.race([
    count().finally(() => abort.abort()),
    pause(maxWaitMilliseconds, undefined, { signal: abort.signal }).catch(() => {}),
  ]);
}
