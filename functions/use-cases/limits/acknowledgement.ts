import { type CountingQuotas, networkAdmission } from './network-admission.ts';

/**
 * Counts the acknowledgement of a form, which goes to whatever address was typed. Beyond the limit of the network the
 * form is stored without one; staff are notified anyway.
 */
export async function countAcknowledgement(
  quotas: CountingQuotas,
  address: string,
): Promise<{ readonly unacknowledged?: true }> {
  const { result } = await networkAdmission(quotas, address, { acknowledgements: 1 }).charge();
  return result === 'over' ? { unacknowledged: true } : {};
}
