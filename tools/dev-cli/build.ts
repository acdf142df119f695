import { build } from '../../infra/build/build.ts';
import { sayAndFail } from './terminal/exit-with-error.ts';

await build().catch(sayAndFail);
