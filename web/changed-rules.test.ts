import { describeChangedRules } from './changed-rules.testing.ts';

describeChangedRules('en');
