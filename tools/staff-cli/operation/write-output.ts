import type { Desk } from './operation.ts';

/** Writes a file that was asked for, over another of that name only after a question. */
export async function writeAsked(desk: Desk, file: string | undefined, content: () => string): Promise<void> {
  if (file === undefined) return;
  const text = content();
  const written =
    desk.write(file, text, false) ||
    ((await desk.confirm(`${file} is there already. Replace it?`)) && desk.write(file, text, true));
  desk.say(written ? `Written: ${file}` : `Not written: ${file}`);
}
