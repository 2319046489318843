import { allowedFolders, allowedWorkspaces, everything } from './allowed-imports.mjs';

/** Tests, and build files next to a workspace's `package.json`. */
const isFreeToImport = /\.test\.tsx?$|^server\/src\/testing\/|^[^/]+\/[^/]+$/;

const names = (list, name) => list.split(' ').includes(name);

/** `server/src/chat/facts/hours.ts` is in `chat` of `server`. A file next to the folders is in `.` or has its own line in the table. */
function placeOf(file) {
  const [workspace, , ...path] = file.split('/');
  const [first = '.'] = path;
  const folders = allowedFolders[workspace] ?? {};
  return { workspace, folder: path.length > 1 || first in folders ? first : '.' };
}

/** Whether the table allows one file to import another. Both are paths from the root of the repository. */
export function isAllowed(importer, imported) {
  if (isFreeToImport.test(importer)) return true;
  const [from, to] = [placeOf(importer), placeOf(imported)];
  if (from.workspace !== to.workspace) return names(allowedWorkspaces[from.workspace], to.workspace);
  const folders = allowedFolders[from.workspace];
  if (!folders || from.folder === to.folder) return true;
  const allowed = folders[from.folder] ?? '';
  if (allowed === everything) return true;
  if (imported.endsWith('.routes.ts') || folders[to.folder] === everything) return false;
  return to.folder === '.' || to.folder.endsWith('.ts') || names(allowed, to.folder);
}
