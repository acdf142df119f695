import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadCode } from './read-code.ts';

/** Enough for a code of 69 modules that fills half the picture; more takes longer to read. */
const maxWidth = 960;

/** Reads codes with WebAssembly, for browsers without a reader, such as Safari and Firefox. */
export async function openWasmReader(): Promise<ReadCode> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmFile }, fireImmediately: true });
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (context === null || video.videoWidth === 0) return undefined;
    const { canvas } = context;
    const scale = Math.min(1, maxWidth / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [code] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : undefined;
  };
}
