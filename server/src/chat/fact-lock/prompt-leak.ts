const wordsInARow = 8;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

const runsOf = (text: string): string[] => {
  const all = words(text);
  return Array.from({ length: Math.max(0, all.length - wordsInARow + 1) }, (_, at) =>
    all.slice(at, at + wordsInARow).join(' '),
  );
};

const marks =
  /<\/?(?:facts|conversation|message)>|\bsystem prompt\b|\bmy (?:system )?(?:instructions|prompt)\b|\bmis instrucciones\b/i;

/** Whether an answer repeats a part of what the model was told to do, rather than what it was told to tell. */
export function leaksPrompt(answer: string, instructions: string, facts: string): boolean {
  if (marks.test(answer)) return true;
  const secret = new Set(runsOf(instructions));
  const told = new Set(runsOf(facts));
  return runsOf(answer).some((run) => secret.has(run) && !told.has(run));
}
