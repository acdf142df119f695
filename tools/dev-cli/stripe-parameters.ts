import { writeFileSync } from 'node:fs';
import { parameterSchema, parameterSchemaFile } from './stripe/parameter-schema.ts';

// Run after every upgrade of `stripe`: `node tools/dev-cli/stripe-parameters.ts`.
writeFileSync(parameterSchemaFile, parameterSchema());
