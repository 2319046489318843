import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

export interface Work {
  /** How often branches and loops ran, and how many characters regular expressions received. */
  readonly steps: number;
  /** Regular expressions that backtracked more than linearly in the length of their input. */
  readonly backtracking: readonly string[];
}

/**
 * Counts the work of code instead of its time, so that a busy machine changes nothing. V8 counts only modules that are
 * loaded after this call.
 *
 * Work between two counts is included in the second one, unless `forget` is called before it. Both read all counters,
 * which takes longer than most work.
 *
 * @param folder of the code: part of its URL
 */
export function createWorkCounter(folder: string) {
  // Otherwise V8 reuses code that it compiled before from the same source, which has no counters.
  setFlagsFromString('--no-compilation-cache');
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const takeBranches = (): number => {
    let taken = 0;
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      taken = result.filter(({ url }) => url.includes(folder)).reduce((sum, script) => sum + branchesOf(script), 0);
    });
    return taken;
  };
  return {
    forget: (): void => void takeBranches(),
    async count(run: () => unknown): Promise<Work> {
      const expressions = await watchExpressions(run);
      return { steps: takeBranches() + expressions.characters, backtracking: [...expressions.backtracking] };
    },
    stop() {
      session.disconnect();
      setFlagsFromString('--compilation-cache');
    },
  };
}

const branchesOf = ({ functions }: Profiler.ScriptCoverage): number =>
  functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);

/** While its own `exec` is replaced, every use of a regular expression goes through it. */
async function watchExpressions(run: () => unknown) {
  const { exec } = RegExp.prototype;
  const seen = { characters: 0, backtracking: new Set<string>() };
  const tested = new Set<string>();
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // A sticky one is tried at a single position.
    seen.characters += found ? found.index + found[0].length - from : this.sticky ? 1 : text.length - from;
    const key = `${this.source} ${text}`;
    if (text.length >= shortestTested && !tested.has(key)) {
      tested.add(key);
      if (goesBackTooOften(this, text, exec)) seen.backtracking.add(String(this));
    }
    return found;
  };
  try {
    await run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return seen;
}

const shortestTested = 500;
/** Steps that a linear expression may take per character. */
const backtracksPerCharacter = 60;

/** Until its first match, or until there is none. */
function goesBackTooOften({ source, flags }: RegExp, text: string, exec: RegExp['exec']): boolean {
  // The second alternative matches at the end, unless the limit was exceeded before.
  const limit = backtracksPerCharacter * text.length;
  return exec.call(withBacktrackLimit(`(?:${source})|(?![^])`, flags.replace(/[gy]/g, ''), limit), text) === null;
}

/** V8's own intrinsics, for its tests. */
function withBacktrackLimit(source: string, flags: string, limit: number): RegExp {
  setFlagsFromString('--allow-natives-syntax');
  return new Function('source', 'flags', 'limit', 'return %NewRegExpWithBacktrackLimit(source, flags, limit)')(
    source,
    flags,
    limit,
  );
}
