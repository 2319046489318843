import type { Location } from '@chat-module/contract/locations';
import { unitButton } from '../../compose/size-options.ts';
import { unitButtons } from '../../compose/write-price.ts';
import { thresholds } from '../../decide/thresholds.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';
import type { DialogueAct } from '../../understand/dialogue/act-classifier.ts';
import { type ExtractedGoods, extractGoods, statesLength } from '../../understand/entities/goods-extractor.ts';
import { type IntentProbabilities, probabilityOf } from '../../understand/intents/intents.ts';
import { asksForLimit } from '../../understand/units/asks-for-limit.ts';
import { completeVehicle } from '../../understand/units/complete-vehicle.ts';
import { measuresDoor } from '../../understand/units/measures.ts';
import { featuresOf, withFeatures } from '../../understand/units/unit-features.ts';
import { isAboutUnits, readUnitWords } from '../../understand/units/unit-words.ts';
import type { Candidate } from '../candidate.ts';
import { fromRecord } from '../record/fact.ts';
import { namesVehicle } from '../ruled-out.ts';
import { adviseSize } from '../size-advice.ts';
import { estimateSize } from '../size-estimate.ts';

/** Answers "24 foot pontoon, can you take it?" with the spaces that are long enough; without a length, with the spaces for vehicles. */
export function vehicleSpaceCandidate(turn: Turn): Candidate | undefined {
  const { facility, read, text, recordIntents } = turn;
  const price = recordIntents.get('price') ?? 0;
  if (!facility || price > (recordIntents.get('availability') ?? 0)) return undefined;
  const isCompleted = completeVehicle(turn.dialogue.subject, turn.said) !== undefined;
  if (!statesLength(text) && (asksForLimit(text) || read.sizes.length > 0)) return undefined;
  const isToBeStored = storesSomething.test(text) && !measuresDoor(readUnitWords(turn.said));
  const isMeasured = statesLength(text) && (isToBeStored || asksForSpace(turn));
  const isAboutSpaces = isToBeStored || (isAboutParking(read.intents) && isAboutUnits(readUnitWords(text)));
  if (!isCompleted && !isMeasured && !isAboutSpaces) return undefined;
  const wanted = extractGoods(text);
  if (wanted.vehicles.length === 0) return undefined;
  const isOfVacancy = recordIntents.has('availability');
  if (isOfVacancy && (!statesLength(text) || read.sizes.length > 0)) return undefined;
  const reply = statesLength(text) ? recommend(turn, facility, wanted) : listSpaces(turn, facility, wanted);
  if (!reply) return undefined;
  const faq = turn.knowledge.faqs.match(read)?.faq;
  const intents = faq && turn.knowledge.faqs.entries.get(faq.id)?.intents;
  const isOfFaq =
    intents !== undefined && (statesLength(text) ? isAboutParking(intents) : !isOfParkedVehicles(intents));
  const isCertain = isCompleted || isOfVacancy || isMeasured || !isOfFaq;
  // The next message may state the length.
  const subject = { text, recordIntents: [], answeredByFaq: false };
  const dialogue = isOfVacancy ? { subject, offer: { kind: 'contact' as const } } : { subject };
  return {
    source: 'unitQuestion',
    name: 'vehicle',
    score: 1,
    isCertain,
    compose: () => ({ ...reply, ...(isOfVacancy && reply.unitSize && offerContact(turn, reply.response)), dialogue }),
  };
}

/** "I need to store my car", "where can I park a boat?", "got a spot for a camper?", "horse trailer, needs a roof", "tienen donde dejar una troca" */
const storesSomething =
  /\b(?:(?:need|want|like|looking|hoping|place|space|spot|somewhere) to|where (?:(?:can|could) i|i can)|(?:spot|space|place) i (?:can|could)) (?:store|park|keep|put|leave)\b|\b(?:do|can|will) (?:you|yall|y'all|u)(?: folks| guys| all)? (?:take|store|keep)\b|\b(?:have|got|any|need|want|look(?:ing)? for|search|tienen?|hay|rentan|busco|necesito)\b.{0,15}\b(?:spots?|spaces?|room|place|garages?|somewhere|lugar(?:es)?|espacios?|garajes?|cocheras?|caj[oó]n(?:es)?) (?:with (?:a )?roof |con techo )?(?:for|para)\b|\b(?:wants?|needs?) (?:a )?(?:roof|cover|carport)\b|\bbusco techo\b|\btienen (?:donde|lugar para) (?:dejar|guardar|estacionar)\b|\b(?:(?:quiero|necesito|quisiera) (?:guardar|estacionar)|guardan|reciben)\b/i;

/** Whether a message asks for a size, or for what is available. */
const asksForSpace = ({ recordIntents, act }: Turn): boolean =>
  sizeIntents.some((intent) => recordIntents.has(intent)) || sizeActs.has(act.act);

const sizeIntents = ['which_size', 'sizes', 'availability'] as const;
const sizeActs: ReadonlySet<DialogueAct> = new Set(['recommendSize', 'listSizes', 'available', 'fits']);

const totalOf = (intents: IntentProbabilities, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + probabilityOf(intents, name), 0);

const isAboutParking = (intents: IntentProbabilities): boolean =>
  totalOf(intents, ['vehicle/parking', 'vehicle/which-space']) >= thresholds.intent;

/** Topics of FAQs about vehicles that are already parked, not about whether they may be. */
const parkedVehicleTopics = [
  'live-in',
  'wash',
  'turning-room',
  'surface',
  'dump-station',
  'hookups',
  'repairs',
  'fuel',
  'prepare',
];

const isOfParkedVehicles = (intents: IntentProbabilities): boolean =>
  totalOf(
    intents,
    parkedVehicleTopics.map((name) => `vehicle/${name}`),
  ) >= thresholds.intent;

function recommend(turn: Turn, facility: Location, wanted: ExtractedGoods): Reply | undefined {
  const features = readUnitWords(turn.text).features.map(({ name }) => name);
  const wished = withFeatures(facility.sizeOptions, features);
  const ofWished = estimateSize(wished, wanted);
  const estimate = ofWished.kind === 'vehicleFits' ? ofWished : estimateSize(facility.sizeOptions, wanted);
  return estimate.kind === 'noSizes' ? undefined : adviseSize(turn, facility, wanted, estimate);
}

function listSpaces(turn: Turn, { sizeOptions }: Location, { vehicles: [vehicle] }: ExtractedGoods): Reply | undefined {
  const { texts } = turn;
  if (!vehicle) return undefined;
  const all = sizeOptions.filter(
    (option) => featuresOf(option).has.has('parking') || namesVehicle(option, vehicle.vehicle),
  );
  const wished = withFeatures(
    all,
    readUnitWords(turn.text).features.map(({ name }) => name),
  );
  const spaces = wished.length > 0 ? wished : all;
  if (spaces.length === 0) return undefined;
  const labels = spaces.map((option) => unitButton(option).label);
  return {
    response: texts.units.parkIn(vehicle.vehicle[texts.language], labels),
    responseSource: 'unit_details',
    unitButtons: unitButtons(turn, spaces),
    sources: fromRecord('sizeOptions'),
  };
}

const offerContact = ({ texts }: Turn, response: string): Partial<Reply> => ({
  response: `${response} ${texts.availability.changes}`,
  responseSource: 'availability_inquiry',
  showAvailabilityConfirm: true,
  unitButtons: undefined,
});
