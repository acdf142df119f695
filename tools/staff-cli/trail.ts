import { commandTrail } from '#functions/stores/trail/command-trail.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';

const maxShown = 100;

/** Lists the latest changes made by command, with their actors. */
export const trail: Operation = {
  usage: 'trail',
  summary: `Lists the latest ${maxShown} commands that changed something: when, by whom, which. References and names are left out.`,
  options: {},
  async run({ words }, { table, clock, staffConsole }) {
    if (words.length > 0) throw new OperationProblem('The trail takes no arguments: npm run ops -- trail');
    const commands = await commandTrail(table, clock).latest(maxShown);
    if (commands.length > 0) staffConsole.say(`All times are ${portVilaTimeNote}.`);
    for (const { at, by, command } of commands) {
      const instant = new Date(at * 1000);
      staffConsole.say(`${dateOf(instant)} ${timeLabel(minutesOf(instant)).padStart(8)}  ${by}  ${command}`);
    }
    if (commands.length === 0) staffConsole.say('No command has changed anything yet.');
  },
};
