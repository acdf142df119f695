import { writeFileSync } from 'node:fs';
import { createParameterSchema, parameterSchemaFile } from './stripe/parameter-schema.ts';

// Run after every upgrade of `stripe`: `node tools/dev-cli/stripe-parameters.ts`.
writeFileSync(parameterSchemaFile, createParameterSchema());
