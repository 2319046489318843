/*
 * Makes the file system under the embedded database read-only while its files are open, as a disk error does. Then repairs
 * it as an operator would and restarts the server; exits with 1 if a promise was broken. Run by hand, as root on Linux,
 * because it mounts a file as a disk: node bench/faults/read-only-disk.mjs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expectNothingLost, expectRefusedInWords, expectThat, faults, startScene } from './storage-scene.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chat-module-disk-'));
const image = join(folder, 'image');
const disk = join(folder, 'disk');
writeFileSync(image, '');
truncateSync(image, 64 * 1024 * 1024);
mkdirSync(disk);
execFileSync('mkfs.ext4', ['-q', image]);
const mount = () => execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, disk]);

mount();
let scene;
try {
  scene = await startScene(join(disk, 'data'));
  const { leave, get, say, readiness } = scene;
  for (let leads = 0; leads < 20; leads++) await leave();
  execFileSync('mount', ['-o', 'remount,abort', disk]);
  await expectRefusedInWords(scene, await leave());
  const spoken = await say('Do you have a unit with a view of the sea?');
  expectThat(spoken.status === 503, `nor is a chat answered that cannot be stored: ${spoken.status}`);
  expectThat((await get('/widget.js')).status === 200, 'the widget is still sent');
  await delay(2000);
  expectThat((await readiness()).code === 503, '/readyz goes on saying so');
  await scene.stop();
  execFileSync('umount', [disk]);
  spawnSync('fsck.ext4', ['-fy', image]);
  mount();
  await scene.startAgain();
  expectThat((await leave()).status === 201, 'repaired and started again, the next lead is taken');
  expectThat((await readiness()).code === 200, '/readyz is well again');
  await expectNothingLost(scene);
} finally {
  await scene?.stop();
  execFileSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) process.exitCode = 1;
