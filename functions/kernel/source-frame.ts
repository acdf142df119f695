import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceOrigin } from 'node:module';
import { fileURLToPath } from 'node:url';

let map: SourceMap | undefined;

/**
 * A frame of a stack trace, with file and line of the source in place of those of the bundle. The source map is read at
 * the first error: Node's `--enable-source-maps` reads it at every cold start, which takes a tenth of its CPU time.
 */
export const sourceFrame = (frame: string): string =>
  frame.replace(/(file:\S+):(\d+):(\d+)/, (position, url: string, line: string, column: string) => {
    if (url !== import.meta.url) return position;
    map ??= readSourceMap(`${fileURLToPath(url)}.map`);
    const { fileName, lineNumber }: Partial<SourceOrigin> =
      map?.findOrigin(Number(line), Number(column)) ?? {};
    return fileName === undefined ? position : `${fileName.replace(/^(\.\.\/)+/, '')}:${lineNumber}`;
  });

const readSourceMap = (file: string): SourceMap | undefined =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
