// One cold start: imports a bundle and calls its handler once; prints the CPU milliseconds of the import and of the call as JSON.
// Usage: node cold-start.mjs <bundle> <event as JSON>
import { pathToFileURL } from 'node:url';

const [, , bundle = '', event = '{}'] = process.argv;
/** @param {NodeJS.CpuUsage} since */
const milliseconds = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const start = process.cpuUsage();
const { handler } = await import(pathToFileURL(bundle).href);
const importMs = milliseconds(start);
const calledAt = process.cpuUsage();
const context = { awsRequestId: 'cold', getRemainingTimeInMillis: () => 8000 };
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
const response = await handler(JSON.parse(event), context);
const firstCallMs = milliseconds(calledAt);
write(JSON.stringify({ importMs, firstCallMs, status: response?.statusCode ?? 200 }));
process.exit(0);
