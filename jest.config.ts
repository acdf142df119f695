import type { Config } from 'jest';

/** The CDK tests, over the synthesized template; Vitest runs everything else. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/infra'],
  testMatch: ['**/*.cdk.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false }] },
  // Run by Node itself, which reads TypeScript.
  transformIgnorePatterns: ['/node_modules/', 'synthesize\\.testing\\.ts$'],
  globalSetup: '<rootDir>/infra/stacks/synthesize.testing.ts',
} satisfies Config;
