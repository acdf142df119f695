import { readdirSync } from 'node:fs';

const endOfTemplate = '.template.json';
/** CloudFormation deploys a nested stack with the one around it. */
const endOfNested = '.nested.template.json';

/** Names of the stacks in an assembly folder that are deployed by a separate command. */
export const synthesizedStacks = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(endOfTemplate) && !file.endsWith(endOfNested))
    .map((file) => file.slice(0, -endOfTemplate.length));
