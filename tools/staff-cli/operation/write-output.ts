import type { Console } from './operation.ts';

/** Writes a file that was asked for, over another of that name only after a question. */
export async function writeOutput(
  staffConsole: Console,
  file: string | undefined,
  content: () => string,
): Promise<void> {
  if (file === undefined) return;
  const text = content();
  const written =
    staffConsole.write(file, text, false) ||
    ((await staffConsole.confirm(`${file} is there already. Replace it?`)) &&
      staffConsole.write(file, text, true));
  staffConsole.say(written ? `Written: ${file}` : `Not written: ${file}`);
}
