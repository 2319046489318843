import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

export interface Work {
  /** How often the branches and loops of the code were run, and how many characters regular expressions were given. */
  readonly steps: number;
  /** Regular expressions that went back more often than in proportion to the length of what they were given. */
  readonly backtracking: readonly string[];
}

/**
 * Counts the work of code instead of taking its time, so that a busy machine changes nothing. V8 counts only in what is loaded
 * after this call.
 *
 * What runs between two counts is counted with the second one.
 *
 * @param folder of the code: its address has this in it
 */
export function createWorkCounter(folder: string) {
  // Otherwise V8 reuses what it compiled from the same source before, which has no counters.
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

/** While its own `exec` is replaced, every way to use a regular expression goes through it. */
async function watchExpressions(run: () => unknown) {
  const { exec } = RegExp.prototype;
  const seen = { characters: 0, backtracking: new Set<string>() };
  const tested = new Set<string>();
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // A sticky one is tried at one place alone.
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
/** Of what a linear expression may do for each character. */
const backtracksPerCharacter = 60;

/** While it looks for its first match, or finds that there is none. */
function goesBackTooOften({ source, flags }: RegExp, text: string, exec: RegExp['exec']): boolean {
  // Where nothing else matches, the end does, unless the limit was exceeded before.
  const limit = backtracksPerCharacter * text.length;
  return exec.call(withBacktrackLimit(`(?:${source})|(?![^])`, flags.replace(/[gy]/g, ''), limit), text) === null;
}

/** V8's own, for its tests. */
function withBacktrackLimit(source: string, flags: string, limit: number): RegExp {
  setFlagsFromString('--allow-natives-syntax');
  return new Function('source', 'flags', 'limit', 'return %NewRegExpWithBacktrackLimit(source, flags, limit)')(
    source,
    flags,
    limit,
  );
}
