/**
 * `npm run audit`: asks the registry for known vulnerabilities of the locked packages and prints the result. Exits with 0
 * if there are none, 1 if there are some, 2 if the registry didn't answer. Extra arguments go to `npm audit`, such as
 * `-- --registry=ADDRESS`.
 */
import { endWith, npm, Refusal, runQuietly } from './run.mjs';

const levels = ['critical', 'high', 'moderate', 'low', 'info'];

function read(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

const { output } = await runQuietly(npm('audit', '--json', '--loglevel=error', ...process.argv.slice(2)));
const { vulnerabilities, metadata, message, error } = read(output);
if (metadata?.vulnerabilities === undefined) {
  endWith(new Refusal(`The registry answered no audit: ${message ?? error?.summary ?? output}`));
  process.exitCode = 2;
} else {
  for (const { name, severity, range, fixAvailable } of Object.values(vulnerabilities))
    console.log(`${severity}: ${name} ${range}${fixAvailable ? '; npm audit fix mends it' : ''}`);
  const counts = levels.map((level) => [level, metadata.vulnerabilities[level]]).filter(([, count]) => count > 0);
  console.log(
    counts.length === 0 ? 'No known weakness.' : counts.map(([level, count]) => `${count} ${level}`).join(', '),
  );
  process.exitCode = counts.length === 0 ? 0 : 1;
}
