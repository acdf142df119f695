import { counted } from '../run-sheet/counted.ts';
import { type Check, wrong } from './doctor/check.ts';
import { pastDatesCheck } from './doctor/past-dates.ts';
import { queuesCheck } from './doctor/queues.ts';
import { sampleContentCheck } from './doctor/sample-content.ts';
import { senderCheck } from './doctor/sender.ts';
import { shippingCheck } from './doctor/shipping.ts';
import { stockCheck } from './doctor/stock.ts';
import { timeCheck } from './doctor/time.ts';
import { webhookCheck } from './doctor/webhook.ts';
import { type Bench, type Operation, OperationProblem } from './operation.ts';

const checks: readonly Check[] = [
  timeCheck,
  senderCheck,
  queuesCheck,
  webhookCheck,
  stockCheck,
  shippingCheck,
  pastDatesCheck,
  sampleContentCheck,
];

/** Looks at a stage from all sides and says what is wrong with it. Changes nothing. */
export const doctor: Operation = {
  usage: 'doctor',
  summary: 'Says in plain words what is wrong: mail, queues, payments, stock, time, content.',
  options: {},
  async run({ words }, bench) {
    if (words.length > 0) throw new OperationProblem('The doctor looks at everything: npm run ops -- doctor');
    let problems = 0;
    for (const check of checks) {
      const findings = await seen(check, bench);
      const bad = findings.filter(({ level }) => level === 'wrong');
      problems += bad.length;
      bench.desk.say(`${bad.length === 0 ? 'ok     ' : 'WRONG  '}${check.about}`);
      for (const { text } of findings) bench.desk.say(`         ${text}`);
    }
    bench.desk.say('');
    bench.desk.say(problems === 0 ? 'Nothing is wrong.' : `${counted(problems, 'thing')} to put right.`);
  },
};

/** What cannot be looked at may be wrong, and keeps nobody from looking at the rest. */
async function seen(check: Check, bench: Bench) {
  try {
    return await check.look(bench);
  } catch (problem) {
    const { name, message } = problem as Error;
    return [wrong(`Could not be looked at: ${message === '' ? name : message}`)];
  }
}
