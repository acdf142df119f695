import { waitForCopy } from '#app/console/language/copy.ts';
import type { ReadCode } from './read-code.ts';

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The code reader of the browser if it has one, otherwise ours, fetched on demand. */
export async function openCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector === undefined || !formats.includes('qr_code'))
    return (await waitForCopy(await import('./wasm-reader.ts'))).openWasmReader();
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}
