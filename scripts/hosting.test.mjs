import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const hosting = (name) => read(`docs/hosting/${name}`);

const settings = new Set(read('server/src/config.ts').match(/(?<=\bread\w*\('|environment\.)[A-Z][A-Z_]+/g));
const compose = parse(hosting('compose.yaml'));
const { app, database, proxy } = compose.services;

/** Variables of the container and the process, not of the product. */
const others = ['NODE_ENV'];

describe('every setting exists in config.ts:', () => {
  it('config.ts reads them by name', () => {
    expect([...settings]).toEqual(expect.arrayContaining(['HOST', 'ADMIN_PASSWORD', 'SECRET_KEY', 'RETENTION_DAYS']));
  });

  it.each([
    ['compose.yaml', Object.keys(app.environment)],
    ['Dockerfile', hosting('Dockerfile').match(/(?<=^ENV |^ {4})[A-Z_]+(?==)/gm)],
    [
      'settings.env',
      hosting('settings.env')
        .match(/^#?[A-Z_]+(?==)/gm)
        .map((name) => name.replace('#', '')),
    ],
    ['chat-module.service', hosting('chat-module.service').match(/(?<=^Environment=)[A-Z_]+/gm)],
  ])('%s', (_name, named) => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !settings.has(name) && !others.includes(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('runs the image of the Dockerfile without privileges, on a read-only root file system', () => {
    expect(app.build).toEqual({ context: '../..', dockerfile: 'docs/hosting/Dockerfile' });
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  it('exposes only the proxy, and starts each service when its dependencies are healthy', () => {
    expect([app.ports, database.ports, proxy.ports]).toEqual([
      undefined,
      undefined,
      ['80:80', '443:443', '443:443/udp'],
    ]);
    expect(app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(proxy.depends_on).toEqual({ app: { condition: 'service_healthy' } });
  });

  it('sets the variables of the Caddyfile', () => {
    const asked = hosting('Caddyfile').match(/(?<=\{\$)\w+/g);
    expect(Object.keys(proxy.environment).sort()).toEqual(asked.sort());
  });

  it('names existing volumes', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((it) => it.split(':')[0]));
    expect(mounted.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('the Dockerfile', () => {
  const lines = hosting('Dockerfile').split('\n');

  it('runs as an unprivileged user, with an existing health check', () => {
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    const [path = ''] = hosting('Dockerfile').match(/(?<=process\.env\.PORT \+ ')[^']+/) ?? [];
    expect(read('server/src/http/health-routes.ts')).toContain(`app.get('${path}'`);
  });

  it('copies existing files', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .map((line) => line.split(' '));
    const named = copied.flatMap((words) => words.slice(1, -1));
    for (const path of named.filter((it) => it !== '.')) expect(() => read(path), path).not.toThrow();
  });

  it('starts as npm start does', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const [words] = hosting('Dockerfile').match(/(?<=^CMD ).*/m);
    expect(JSON.parse(words).join(' ')).toBe(scripts.start.replace('exec ', ''));
    expect(hosting('chat-module.service')).toContain(`ExecStart=/usr/bin/env ${JSON.parse(words).join(' ')}\n`);
  });
});

it('the operator commands in the hosting files exist', () => {
  const files = readdirSync(join(root, 'docs/hosting')).map(hosting).join('\n');
  const named = new Set(files.match(/(?<=server\/bundle\/)[\w-]+(?=\.js)/g));
  expect([...named].sort()).toEqual(['backup', 'main', 'reset-password', 'restore']);
  for (const name of named)
    expect(() => read(`server/src/${name === 'main' ? '' : 'commands/'}${name}.ts`), name).not.toThrow();
});
