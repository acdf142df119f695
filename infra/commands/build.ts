import { build } from './build/build.ts';
import { sayAndFail } from './say-and-fail.ts';

await build().catch(sayAndFail);
