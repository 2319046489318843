/**
 * Scores predictions against labeled messages. A prediction has the form of a label, `{ kind, faqId?, fact?, unitSize? }`, and adds
 * `{ suggested?, isEmergency? }`: the ids of the suggested FAQs, and whether the message was treated as an emergency.
 */
import { percent } from './percent.mjs';

const isSameAnswer = (prediction, label) =>
  prediction.kind === label.kind &&
  (label.kind !== 'faq' || prediction.faqId === label.faqId) &&
  (label.kind !== 'location_fact' || prediction.fact === label.fact);

const classOf = ({ kind, fact }) => (kind === 'location_fact' ? `${kind}:${fact}` : kind);

/** A unit size as digits and an x, so that "10 X 10 ft" equals "10x10". */
const sizeOf = ({ unitSize }) => unitSize?.toLowerCase().replace(/[^0-9x]/g, '');

const isRightSize = (prediction, labels) =>
  labels.some((label) => isSameAnswer(prediction, label) && (!label.unitSize || sizeOf(label) === sizeOf(prediction)));

/** Compares a prediction with the labels of its message. Matching any of them is right. */
const judge = ({ message, prediction }) => {
  const labels = [message.expected, ...message.accept];
  const match = labels.find((label) => isSameAnswer(prediction, label));
  return {
    message,
    isRight: match !== undefined,
    isRightSize: isRightSize(prediction, labels),
    isRightSuggested: labels.some(({ faqId }) => faqId !== undefined && prediction.suggested?.includes(faqId)),
    isEmergency: prediction.isEmergency === true,
    isFaqShown: prediction.kind === 'faq',
    labelClass: classOf(match ?? message.expected),
    predictedClass: classOf(prediction),
  };
};

const isRight = (one) => one.isRight;
const isFaqShown = (one) => one.isFaqShown;

/**
 * The unweighted mean of the F1 scores of all classes, in percent. A wrong FAQ counts as a miss and as a false alarm of the class `faq`.
 */
const macroF1 = (judged) => {
  const counts = new Map();
  const countsOf = (name) => {
    if (!counts.has(name)) counts.set(name, { right: 0, missed: 0, falseAlarms: 0 });
    return counts.get(name);
  };
  for (const { isRight: right, labelClass, predictedClass } of judged) {
    if (right) countsOf(labelClass).right++;
    else {
      countsOf(labelClass).missed++;
      countsOf(predictedClass).falseAlarms++;
    }
  }
  const labelled = [...counts.values()].filter(({ right, missed }) => right + missed > 0);
  const f1 = ({ right, missed, falseAlarms }) => (2 * right) / (2 * right + missed + falseAlarms);
  return labelled.length === 0
    ? null
    : Number(((100 * labelled.reduce((sum, one) => sum + f1(one), 0)) / labelled.length).toFixed(1));
};

const scoreOf = (judged) => {
  const answerable = judged.filter(({ message }) => message.expected.kind !== 'none');
  const ofFaqs = judged.filter(({ message }) => message.expected.kind === 'faq');
  const none = judged.filter(({ message }) => message.expected.kind === 'none');
  const nearMisses = none.filter(({ message }) => message.tags.includes('near_miss'));
  const routed = judged.filter(({ message }) => !['faq', 'none'].includes(message.expected.kind));
  const sized = routed.filter(({ message }) => message.expected.unitSize);
  return {
    messages: judged.length,
    accuracy: percent(judged, isRight),
    answerable: answerable.length,
    answered: percent(answerable, isRight),
    answeredOrSuggested: percent(answerable, (one) => one.isRight || one.isRightSuggested),
    ofFaqs: ofFaqs.length,
    faqAccuracy: percent(ofFaqs, isRight),
    wrongFaq: percent(ofFaqs, (one) => one.isFaqShown && !one.isRight),
    unanswerable: none.length,
    falseAnswers: percent(none, isFaqShown),
    falseReplies: percent(none, ({ predictedClass }) => predictedClass !== 'none'),
    nearMisses: nearMisses.length,
    nearMissFalse: percent(nearMisses, isFaqShown),
    routed: routed.length,
    routing: percent(routed, isRight),
    unitSize: percent(sized, (one) => one.isRight && one.isRightSize),
    macroF1: macroF1(judged),
    alarms: judged.filter((one) => one.isEmergency).length,
  };
};

const difficulties = ['easy', 'medium', 'hard'];

const groupBy = (judged, keyOf) => {
  const groups = new Map();
  for (const one of judged) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
};

/**
 * @param predicted `{ facilityId, message, prediction }[]`, with messages from `readFacilities`
 * @returns the scores of all messages, of each difficulty, of Spanish, and of each facility and voice by name
 */
export const score = (predicted) => {
  const judged = predicted.map((one) => ({ facilityId: one.facilityId, ...judge(one) }));
  const only = (isWanted) => scoreOf(judged.filter(({ message }) => isWanted(message)));
  const scoreGroups = (keyOf) =>
    Object.fromEntries(groupBy(judged, keyOf).map(([key, group]) => [key, scoreOf(group)]));
  return {
    all: scoreOf(judged),
    ...Object.fromEntries(difficulties.map((name) => [name, only(({ difficulty }) => difficulty === name)])),
    spanish: only(({ lang }) => lang === 'es'),
    facilities: scoreGroups(({ facilityId }) => facilityId),
    voices: scoreGroups(({ message }) => message.voice),
  };
};
