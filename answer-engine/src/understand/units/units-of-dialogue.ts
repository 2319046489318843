import type { SizeOption } from '@chat-module/contract/locations';
import { optionsOfSize } from '../../compose/size-options.ts';
import type { DialogueState } from '../../dialogue.ts';
import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import { parseUnitSize } from '../entities/unit-size.ts';

/** The units of a conversation that the facility still offers. */
export interface UnitsOfDialogue {
  readonly options: readonly SizeOption[];
  /** The last feature mentioned. */
  readonly feature: UnitFeature | undefined;
  /** The last unit mentioned; several if they have the same size. */
  readonly current: readonly SizeOption[];
  /** In the order of their first mention. */
  readonly mentioned: readonly SizeOption[];
  /** The units that were last shown together. */
  readonly listed: readonly SizeOption[];
  /** Whether the last reply was about a unit. */
  readonly isInFocus: boolean;
  /** Whether the last reply listed units. */
  readonly isListOpen: boolean;
  /** Whether the last reply was about one unit, beside which it may have listed others. */
  readonly isOneShown: boolean;
}

export function unitsOfDialogue(dialogue: DialogueState, options: readonly SizeOption[]): UnitsOfDialogue {
  const { chosenUnitId, subject, units, offer, lastReply } = dialogue;
  const find = (ids: readonly string[] = []) => ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const size = subject?.unitSize === undefined ? undefined : parseUnitSize(subject.unitSize);
  const chosen = find(chosenUnitId === undefined ? [] : [chosenUnitId]);
  return {
    options,
    feature: units?.feature,
    current: chosen.length > 0 ? chosen : size ? optionsOfSize(options, size) : [],
    mentioned: find(units?.mentioned),
    listed: find(units?.listed),
    isInFocus: units?.isLast === true,
    isListOpen: offer?.kind === 'units',
    isOneShown: lastReply?.unitId !== undefined,
  };
}
