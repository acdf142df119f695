import type { ScenarioResult } from '../harness/scenario.ts';
import type { Patch } from '../mutants/mutant-plugin.ts';
import { cutPower, expectOldestFirst, refuseOnePress } from './delivery-scenarios.ts';

/** A fault in the console, and the scenario that must catch it. */
interface DeviceMutant extends Patch {
  readonly id: string;
  readonly caughtBy: (patch: Patch) => Promise<ScenarioResult>;
}

const delivery = 'web/app/console/kept/delivery.ts';
const store = 'web/app/console/kept/press-store.ts';

/** Faults of the console that the scenarios of delivery must catch. */
export const keptDeviceMutants: readonly DeviceMutant[] = [
  {
    id: 'a press is confirmed before it is on the disk',
    file: store,
    find: "const strict = { durability: 'strict' } as const;",
    replace: "const strict = { durability: 'relaxed' } as const;",
    caughtBy: cutPower,
  },
  {
    id: 'the latest press is sent first',
    file: delivery,
    find: 'if (!(await send(presses.slice(from, from + maxPressesPerCall), context))) return false;',
    replace:
      'if (!(await send(presses.toReversed().slice(from, from + maxPressesPerCall), context))) return false;',
    caughtBy: expectOldestFirst,
  },
  {
    id: 'a press that the server refuses is deleted',
    file: delivery,
    find: "    case 'failed':\n      return { ...press, status: outcome };",
    replace: "      return { ...press, status: outcome };\n    case 'failed':",
    caughtBy: refuseOnePress,
  },
  {
    id: 'a refused call ends the delivery',
    file: delivery,
    find: "if (!cause.isDefinite || cause.kind === 'too-many') return false;",
    replace: 'return false;',
    caughtBy: refuseOnePress,
  },
];
