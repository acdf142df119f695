import type { Console } from './operation.ts';

/** Writes an output file; asks before replacing an existing one. */
export async function writeOutput(
  staffConsole: Console,
  file: string | undefined,
  content: () => string,
): Promise<void> {
  if (file === undefined) return;
  const text = content();
  const written =
    staffConsole.write(file, text, false) ||
    ((await staffConsole.confirm(`${file} already exists. Replace it?`)) &&
      staffConsole.write(file, text, true));
  staffConsole.say(written ? `Written: ${file}` : `Not written: ${file}`);
}
