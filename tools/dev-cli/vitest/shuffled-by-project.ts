import { createHash } from 'node:crypto';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Shuffles the files within each project by the seed. A process serves the files of one project: where the next file is
 * of another, it ends and a new one starts, which takes longer than most files.
 */
export class ShuffledByProject extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const placeOf = ({ project, moduleId }: TestSpecification): string => {
      const file = `${sequence.seed} ${path.relative(root, moduleId)}`;
      return `${project.name} ${createHash('sha256').update(file).digest('hex')}`;
    };
    return Promise.resolve(files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)));
  }
}
