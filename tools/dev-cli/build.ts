import { build } from '#infra/build/build.ts';
import { reportFailure } from './terminal/report-failure.ts';

await build().catch(reportFailure);
