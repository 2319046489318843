/*
 * Fills the disk under the embedded database while visitors leave leads, then frees space again; exits with 1 if a promise
 * was broken. Run by hand, as root on Linux, because it mounts a small disk in memory: node bench/faults/full-disk.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expectNothingLost, expectRefusedInWords, expectThat, faults, startScene } from './storage-scene.mjs';

const disk = mkdtempSync(join(tmpdir(), 'chat-module-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
const filler = join(disk, 'filler');

let scene;
try {
  scene = await startScene(join(disk, 'data'));
  const { leave, readiness } = scene;
  await leave();
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 64 * 1024));
  let last = await leave();
  for (let more = 0; last.status === 201 && more < 10_000; more++) last = await leave();
  await expectRefusedInWords(scene, last);
  rmSync(filler);
  const startedMs = performance.now();
  while ((await leave()).status !== 201 && performance.now() - startedMs < 30_000) await delay(100);
  const waitedMs = Math.round(performance.now() - startedMs);
  expectThat(waitedMs < 30_000, `with room again the next lead is taken, after ${waitedMs} ms`);
  while ((await readiness()).code !== 200 && performance.now() - startedMs < 60_000) await delay(200);
  expectThat((await readiness()).code === 200, '/readyz is well again by itself');
  await expectNothingLost(scene);
} finally {
  await scene?.stop();
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
if (faults.length > 0) process.exitCode = 1;
