import { writeFileSync } from 'node:fs';
import { parameterSchema, parameterSchemaFile } from './stripe/parameter-schema.ts';

// After another version of Stripe's library has come: `node tools/dev-cli/stripe-parameters.ts`.
writeFileSync(parameterSchemaFile, parameterSchema());
