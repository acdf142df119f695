import { readdirSync } from 'node:fs';

const templateSuffix = '.template.json';
/** CloudFormation deploys a nested stack with its parent. */
const nestedSuffix = '.nested.template.json';

/** Names of the stacks in an assembly folder that are deployed by a separate command. */
export const synthesizedStacks = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(templateSuffix) && !file.endsWith(nestedSuffix))
    .map((file) => file.slice(0, -templateSuffix.length));
