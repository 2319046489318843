import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const answeredQuestions = join(root, 'server/answered-questions');
const unanswered = '-';

/** Into so many, the last of which may have bars of its own. */
const splitAtBars = (line, count) => {
  const fields = line.split('|');
  return [...fields.slice(0, count - 1), fields.slice(count - 1).join('|')].map((field) => field.trim());
};

/**
 * A facility's file: `= id | question | answer` for a FAQ, `id, id | difficulty | message` for a message with the FAQs that answer it, `-` in
 * their place for one that none answers.
 *
 * @throws for a line that says neither, with its place
 */
export const readFacility = (name, text) => {
  const faqs = [];
  const messages = [];
  text.split('\n').forEach((line, at) => {
    if (line === '' || line.startsWith('#')) return;
    const refuse = (what) => {
      throw new Error(`${name}, line ${at + 1}: ${what}`);
    };
    if (line.startsWith('=')) {
      const [id, question, answer] = splitAtBars(line.slice(1), 3);
      if (!id || !question || !answer) refuse('a FAQ has an id, a question and an answer');
      faqs.push({ id, question, answer });
      return;
    }
    const [ids, difficulty, message] = splitAtBars(line, 3);
    const right = ids === unanswered ? [] : ids.split(',').map((id) => faqs.findIndex((faq) => faq.id === id.trim()));
    if (!message || right.includes(-1)) refuse('a message has a text, and FAQs of this facility before it');
    messages.push({ text: message, right, difficulty });
  });
  return { name, faqs, messages };
};

/** The facilities of a folder, by default those that are learned from: what their FAQs say, and for each message the numbers of those that answer it. */
export const readFacilities = (folder = answeredQuestions) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFacility(name, readFileSync(join(folder, name), 'utf8')));
