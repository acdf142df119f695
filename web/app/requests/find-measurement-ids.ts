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
  const response = await fetch('/measurement.json', { credentials: 'omit' });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return response.ok && isJson ? { ...none, ...((await response.json()) as Partial<MeasurementIds>) } : none;
}
