import { bytesOf } from '#shared/kept-presses/bytes.ts';

/** Longer than any of our texts. Without a limit, a few crafted bytes would inflate to gigabytes. */
const maxTextBytes = 4_000_000;

const pipe = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream);

/** Compresses a text. */
export const deflate = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(pipe(bytesOf(text), new CompressionStream('deflate-raw'))).arrayBuffer());

/** Decompresses a text; undefined for bytes that are not a compressed text, or exceed the limit. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = pipe(bytes, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let length = 0;
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.length;
      if (length > maxTextBytes) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
