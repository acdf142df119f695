import type { Config } from 'jest';

/** Types are checked elsewhere; here they are only stripped. */
const tsconfig = { target: 'ES2024', module: 'ESNext', isolatedModules: true, esModuleInterop: true };

/** The CDK tests, over the synthesized template; Vitest runs everything else. */
export default {
  testEnvironment: 'node',
  // Ends tests that hang. It is long, because other work may slow the machine down.
  testTimeout: 180_000,
  roots: ['<rootDir>/infra'],
  testMatch: ['**/*.cdk.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig }] },
  // Run by Node itself, which reads TypeScript.
  transformIgnorePatterns: ['/node_modules/', 'synthesize\\.testing\\.ts$'],
  globalSetup: '<rootDir>/infra/stacks/synthesize.testing.ts',
  setupFilesAfterEnv: ['<rootDir>/infra/stacks/asserting.testing.ts'],
} satisfies Config;
