import { type CountingQuotas, networkAdmission } from './network-admission.ts';

/**
 * Counts the acknowledgement of a form, which is sent to any address that was typed. Beyond the limit of the network the
 * form is stored without one, and staff are still notified.
 */
export async function countAcknowledgement(
  quotas: CountingQuotas,
  address: string,
): Promise<{ readonly unacknowledged?: true }> {
  const { result } = await networkAdmission(quotas, address, { acknowledgements: 1 }).charge();
  return result === 'over' ? { unacknowledged: true } : {};
}
