import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';

const ofOthers = 0o077;

/** The product's files in the directory: the database with SQLite's side files, the key, emails and cached FAQs. */
const own = /^(chat-module\.(db|lock).*|secret\.key.*|outbox|read-faqs)$/;

/** A directory and the product's files in it, except symbolic links. */
function* ownPaths(directory: string): Generator<string> {
  yield directory;
  const names = readdirSync(directory).filter((name) => own.test(name));
  for (const path of names.map((name) => join(directory, name))) {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry?.isFile()) yield path;
    if (!entry?.isDirectory()) continue;
    yield path;
    for (const file of readdirSync(path, { withFileTypes: true })) if (file.isFile()) yield join(path, file.name);
  }
}

/**
 * Removes the permissions of everyone but the owner. Returns a path that stays accessible, because it belongs to another
 * user or its file system has no permissions; `undefined` if there is none.
 */
export function closeToOthers(directory: string, setMode = chmodSync): string | undefined {
  if (platform === 'win32') return undefined;
  let open: { path: string; mode: number } | undefined;
  for (const path of ownPaths(directory)) {
    const mode = closePath(path, setMode);
    if (mode !== undefined) open ??= { path, mode };
  }
  if (!open) return undefined;
  const rights = (open.mode & 0o777).toString(8);
  return `Warning: ${open.path} is open to other users of this machine (mode ${rights}), and this process can't change that. Have its owner run: chmod go-rwx ${open.path}`;
}

/** The remaining mode, if others still have permissions. */
function closePath(path: string, setMode: typeof chmodSync): number | undefined {
  const modeOf = () => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  const mode = modeOf();
  if ((mode & ofOthers) === 0) return undefined;
  try {
    setMode(path, mode & 0o7777 & ~ofOthers);
  } catch {
    return mode;
  }
  return (modeOf() & ofOthers) === 0 ? undefined : mode;
}
