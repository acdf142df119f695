import { openCases } from './open-cases.ts';
import { partyCases } from './party-cases.ts';
import type { ReviewReply } from './review-case.ts';

export const countDecisions = (reply: ReviewReply, now: Date): number =>
  partyCases(reply, now).length + openCases(reply, now).length;
