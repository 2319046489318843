import type { DialogueSubject } from '../../dialogue.ts';
import { asksSomething } from '../dialogue/asks-something.ts';
import { extractGoods, statesLength } from '../entities/goods-extractor.ts';
import { withoutUnitSizes } from '../entities/unit-size.ts';
import { readUnitWords } from './unit-words.ts';

/** Adds the vehicle from the question before to "it's 34 ft"; `undefined` if there is none. */
export function completeVehicle(subject: DialogueSubject | undefined, said: string): string | undefined {
  if (!subject || !statesLength(said) || readUnitWords(said).unexplained > (asksSomething(said) ? 1 : 2))
    return undefined;
  const isOfVehicle = extractGoods(subject.text).vehicles.length > 0;
  return isOfVehicle && extractGoods(said).vehicles.length === 0
    ? `${said}, ${withoutUnitSizes(subject.text)}`
    : undefined;
}
