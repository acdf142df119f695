/** Account ids by provider; '' for none. */
export interface MeasurementIds {
  readonly analyticsId: string;
  readonly pixelId: string;
}

const none: MeasurementIds = { analyticsId: '', pixelId: '' };

/**
 * Reads `/measurement.json`, which the build generates from `shared/content/business.ts`. The edge returns no ids on
 * any host except the domain of the stage. In development the file is missing.
 */
export async function findMeasurementIds(): Promise<MeasurementIds> {
  const answer = await fetch('/measurement.json', { credentials: 'omit' });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return answer.ok && isJson ? { ...none, ...((await answer.json()) as Partial<MeasurementIds>) } : none;
}
