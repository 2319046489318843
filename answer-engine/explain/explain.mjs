/**
 * Prints how the engine answers a message, and why: `npm run explain -- "how much is a 10x10"`. Options: `--split NAME` and `--facility ID`
 * select a facility of answer-engine/data; `--after "an earlier message"`, which can be repeated, adds an earlier turn; `--json` prints the
 * explanation and the reply as JSON.
 */
import { explainMessage } from './explain-message.mjs';

try {
  console.log(explainMessage(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
