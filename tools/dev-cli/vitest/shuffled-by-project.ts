import { createHash } from 'node:crypto';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Shuffles the files within each project by the seed. A process runs the files of one project: for a file of another project
 * a new process starts, which takes longer than most files.
 */
export class ShuffledByProject extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const sortKey = ({ project, moduleId }: TestSpecification): string => {
      const file = `${sequence.seed} ${path.relative(root, moduleId)}`;
      return `${project.name} ${createHash('sha256').update(file).digest('hex')}`;
    };
    return Promise.resolve(files.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)));
  }
}
