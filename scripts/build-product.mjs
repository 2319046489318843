import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { sourcesFingerprint } from './fingerprint.mjs';
import { npm, Refusal, root, runQuietly, typeChecker } from './run.mjs';
import { buildStamp, readStamp, writeStamp } from './stamp.mjs';

const results = ['contract/dist', 'server/bundle/main.js', 'admin/dist/index.html', 'widget/dist/widget.js'];

export const isBuilt = () =>
  results.every((path) => existsSync(join(root, path))) && readStamp(buildStamp) === sourcesFingerprint();

/** Builds everything that `npm start` runs and serves. */
export const buildProduct = async () => {
  // Computed first: a source that changes during the build makes the result stale.
  const fingerprint = sourcesFingerprint();
  const built = await Promise.allSettled([
    compileServer(),
    buildWorkspace('server'),
    buildFace('admin'),
    buildFace('widget'),
  ]);
  for (const { reason } of built) if (reason) throw reason;
  writeStamp(buildStamp, fingerprint);
};

/** Checks the server's types and writes one file per module for development and benchmarks. */
const compileServer = async () => {
  // The compiler doesn't delete the output of deleted sources.
  for (const folder of ['contract', 'opening-hours', 'answer-engine', 'server'])
    rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
  await build('server', typeChecker('-b', '--force', 'server'));
};

const buildWorkspace = (workspace) => build(workspace, npm('run', 'build', '--silent', '-w', workspace));

const buildFace = async (workspace) => {
  await buildWorkspace(workspace);
  await compressFolder(`${workspace}/dist`);
};

const build = async (workspace, command) => {
  const { succeeded, output } = await runQuietly(command, {
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (!succeeded) throw new Refusal(`${output}\nThe ${workspace} could not be built, see above.`);
};
