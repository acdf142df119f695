import { projectFolder } from '#infra/build/project.ts';
import { runTool } from '#infra/build/run-tool.ts';
import { addEndpoint, domains } from './scaffold/add-endpoint.ts';
import { CommandError, reportFailure } from './terminal/report-failure.ts';

try {
  const [kind, name, domain = 'guest'] = process.argv.slice(2);
  if (kind !== 'endpoint' || name === undefined) {
    throw new CommandError(`Usage: npm run new -- endpoint <verb-noun> [${domains.join('|')}]`);
  }
  const files = addEndpoint(projectFolder, name, domain);
  // Sorts the imports.
  await runTool(['biome', 'check', '--write', ...files], '.');
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log('`npm run check` names what is left to do; CONTRIBUTING.md explains it.');
} catch (problem) {
  reportFailure(problem);
}
