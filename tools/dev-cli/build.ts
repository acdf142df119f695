import { build } from '#infra/build/build.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

await build().catch(exitWithError);
