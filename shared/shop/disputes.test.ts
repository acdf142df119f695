import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dispute, disputeStanding, disputesAfter, isOpenDispute, needsAnswer } from './disputes.ts';

const dispute = (changes: Partial<Dispute> = {}): Dispute => ({
  id: 'du_1',
  status: 'needs_response',
  statusAt: 100,
  reason: 'fraudulent',
  yen: 14_600,
  openedAt: 100,
  answerBy: 700,
  ...changes,
});

describe('the overall state of the disputes of an order', () => {
  it.each<[string, string[], ReturnType<typeof disputeStanding>]>([
    ['no dispute', [], undefined],
    ['an inquiry', ['warning_needs_response'], 'inquiry'],
    ['an answered inquiry', ['warning_under_review'], 'inquiry'],
    ['a closed inquiry', ['warning_closed'], undefined],
    ['an open dispute', ['needs_response'], 'open'],
    ['an answered dispute', ['under_review'], 'open'],
    ['an appealed dispute', ['appeal_under_review'], 'open'],
    ['a dispute in an unknown status', ['in_arbitration'], 'open'],
    ['a won dispute', ['won'], undefined],
    ['a lost dispute', ['lost'], 'lost'],
    ['a dispute settled by the provider', ['prevented'], 'lost'],
    ['one dispute won and one open', ['won', 'under_review'], 'open'],
    ['an inquiry and an open dispute', ['warning_needs_response', 'under_review'], 'open'],
    ['one dispute lost and one open', ['lost', 'needs_response'], 'open'],
    ['one dispute lost and one won', ['lost', 'won'], 'lost'],
  ])('with %s, reported as %j, is %s', (_, statuses, standing) => {
    expect(disputeStanding(statuses.map((status, index) => dispute({ id: `du_${index}`, status })))).toBe(
      standing,
    );
  });

  it('is undefined without a dispute, and requires an answer to an open dispute unless it is under review', () => {
    expect(disputeStanding()).toBeUndefined();
    expect(isOpenDispute(dispute())).toBe(true);
    expect(needsAnswer(dispute())).toBe(true);
    expect(needsAnswer(dispute({ status: 'appeal_needs_response' }))).toBe(true);
    expect(needsAnswer(dispute({ status: 'under_review' }))).toBe(false);
  });
});

describe('webhook messages about disputes', () => {
  it('preserve the first date of each movement of money, and the start of the current status', () => {
    const disputes = disputesAfter([], [dispute({ withdrawnAt: 101 })]);
    expect(disputesAfter(disputes, [dispute({ statusAt: 400, withdrawnAt: 103 })])).toEqual(disputes);
    expect(disputesAfter(disputes, [dispute({ status: 'won', statusAt: 500, reinstatedAt: 500 })])).toEqual([
      dispute({ status: 'won', statusAt: 500, withdrawnAt: 101, reinstatedAt: 500 }),
    ]);
  });

  it('of the same second are applied in the order of a dispute’s stages', () => {
    const both = [dispute({ status: 'lost' }), dispute({ status: 'under_review' })];
    expect(disputesAfter([], both)).toMatchObject([{ status: 'lost' }]);
    expect(disputesAfter([], both.toReversed())).toMatchObject([{ status: 'lost' }]);
  });

  it('result in one entry for each dispute, the earliest first', () => {
    const two = [dispute({ id: 'du_2', openedAt: 300 }), dispute()];
    expect(disputesAfter([], two).map(({ id }) => id)).toEqual(['du_1', 'du_2']);
  });

  it('result in the same disputes in any sequence, even when repeated', () => {
    const statusHistories = [
      ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review', 'won'],
      ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'won'],
      ['warning_needs_response', 'warning_closed'],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...statusHistories),
        fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (statusHistory, pauses, choices) => {
          let at = 100;
          const reported = statusHistory.map((status, index) => {
            at += pauses[index] ?? 0;
            return dispute({
              status,
              statusAt: at,
              ...(status === 'needs_response' && { withdrawnAt: at }),
              ...(status === 'won' && { reinstatedAt: at }),
            });
          });
          const expectedDisputes = disputesAfter([], reported);
          let disputes: Dispute[] = [];
          const sent = [...reported, ...reported].map((message) => ({
            message,
            key: choices.next().value as number,
          }));
          for (const { message } of sent.sort((a, b) => a.key - b.key))
            disputes = disputesAfter(disputes, [message]);
          expect(disputes).toEqual(expectedDisputes);
          expect(disputes[0]?.status).toBe(statusHistory.at(-1));
        },
      ),
    );
  });
});
