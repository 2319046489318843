import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Outside the workspaces: rivals are measured, never depended on. */
const folder = join(import.meta.dirname, '../../.cache/widget-rivals');

const versions = {
  '@typebot.io/js': '0.10.7',
  'flowise-embed': '3.1.6',
  '@n8n/chat': '1.37.0',
  'rasa-webchat': '1.0.1',
  '@twilio/flex-webchat-ui': '2.9.4',
};

/** Their published bundles are self-contained, so only the packages are fetched, without dependencies. */
const fetchPackage = async ([name, version]) => {
  const place = join(folder, `${name.replace('/', '-')}-${version}`);
  if (existsSync(join(place, 'package'))) return [name, join(place, 'package')];
  await mkdir(place, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', place]);
  await run('tar', ['xzf', join(place, stdout.trim()), '-C', place]);
  return [name, join(place, 'package')];
};

/** Package folders by name. */
export const fetchRivals = async () => {
  await mkdir(folder, { recursive: true });
  const fetched = [];
  for (const wanted of Object.entries(versions)) fetched.push(await fetchPackage(wanted));
  return new Map(fetched);
};

export const rivalVersions = versions;
