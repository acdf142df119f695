import { expect, it } from 'vitest';
import { nearTests } from './near-tests.ts';

const test = (file: string, imported = 'vitest') => ({ file, text: `import x from '../${imported}';` });

it('chooses tests beside a changed file, and changed tests', () => {
  const all = [test('shared/a/one.test.ts'), test('shared/b/two.test.ts'), test('web/three.test.tsx')];
  expect(nearTests(['shared/a/any.ts', 'web/three.test.tsx', 'README.md'], all)).toEqual({
    chosen: ['shared/a/one.test.ts', 'web/three.test.tsx'],
    left: 0,
  });
});

it('chooses the closest of many tests that import a changed file, and counts the rest', () => {
  const far = Array.from({ length: 20 }, (_, index) => test(`functions/f${index}/f.test.ts`, 'time.ts'));
  const close = test('shared/b/close.test.ts', 'time.ts');
  const { chosen, left } = nearTests(['shared/a/time.ts'], [...far, close, test('shared/b/other.test.ts')]);
  expect(chosen).toHaveLength(12);
  expect(chosen[0]).toBe('shared/b/close.test.ts');
  expect(chosen).not.toContain('shared/b/other.test.ts');
  expect(left).toBe(9);
});

it('leaves tests that start stacks to the whole run, unless they are beside the change', () => {
  const all = [test('tools/resilience/a.test.ts', 'time.ts'), test('infra/api/a.cdk.test.ts', 'time.ts')];
  expect(nearTests(['shared/a/time.ts'], all).chosen).toEqual([]);
  expect(nearTests(['tools/resilience/a.test.ts'], all).chosen).toEqual(['tools/resilience/a.test.ts']);
});
