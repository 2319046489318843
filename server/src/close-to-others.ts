import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';

const ofOthers = 0o077;

/** What the product keeps in the directory: its database with what SQLite puts beside it, the key, mails and FAQs as read. */
const own = /^(chat-module\.(db|lock).*|secret\.key.*|outbox|read-faqs)$/;

/** A directory and the product's files in it, without what only links to elsewhere. */
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
 * Takes the rights of everybody but the owner away. Answers which path stays open, where it belongs to somebody else or
 * its file system knows no rights; `undefined` when none does.
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

/** The mode that stays, when others still have rights. */
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
