import path from 'node:path';

interface TestFile {
  readonly file: string;
  readonly text: string;
}

/** More would take longer than a check should; half of the project imports some files. */
const maxImporting = 12;

const ofProduct = /^(functions|infra|shared|tools|web)\/.*\.tsx?$/;
/** Slow ones, which start browsers or stacks, are left to `npm test`. */
const slow = /^tools\/(resilience|local-stack|dev-cli\/imports)\/|\.cdk\.test\.ts$/;

/**
 * Tests that are changed themselves or stand beside a changed file, and some of those that import it, the closest in
 * the tree first.
 *
 * @returns with the number of importing tests left out
 */
export function nearTests(
  changed: readonly string[],
  all: readonly TestFile[],
): { chosen: string[]; left: number } {
  const sources = changed.filter((file) => ofProduct.test(file));
  const isBeside = ({ file }: TestFile) =>
    sources.some((source) => path.dirname(source) === path.dirname(file));
  const imported = (text: string) => sources.filter((file) => text.includes(`/${path.basename(file)}'`));
  const beside = all.filter(isBeside);
  const importing = all
    .filter((test) => !isBeside(test) && !slow.test(test.file))
    .map(({ file, text }) => ({ file, near: Math.max(...imported(text).map((one) => nearness(one, file))) }))
    .filter(({ near }) => near >= 0)
    .sort((a, b) => b.near - a.near);
  return {
    chosen: [...beside, ...importing.slice(0, maxImporting)].map(({ file }) => file),
    left: Math.max(0, importing.length - maxImporting),
  };
}

/** Folders that two files share from the top. */
function nearness(one: string, other: string): number {
  const [folders, others] = [path.dirname(one).split('/'), path.dirname(other).split('/')];
  const apart = folders.findIndex((folder, depth) => folder !== others[depth]);
  return apart < 0 ? folders.length : apart;
}
