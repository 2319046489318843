import { parseFacility, readFacilities, readIntents, readLines } from '../data/read-data.mjs';
import { compileChecks } from '../eval/checks.mjs';
import {
  compareSentences,
  createEngine,
  decide,
  faqCandidates,
  newDialogue,
  nextDialogue,
  otherCandidates,
  questionIn,
  sentenceFeatureNames,
  showSentences,
  showWhole,
} from './engine.mjs';
import { parseAnswers } from './parse-answers.mjs';
import { createRandom } from './random.mjs';
import { isVague, rightSentences } from './right-sentences.mjs';

const engine = createEngine();
const receivedAt = new Date('2026-06-02T16:00:00Z');

/** The number of messages per facility that are read as follow-ups although no FAQ answers them: without an answer, for the record, and remarks. */
const messagesPerFacility = { none: 25, record: 15, remarks: 25 };
/** The intents of remarks, which ask nothing: thanks, news, complaints, chat. */
const remarkIntents = new Set([
  'out-of-domain/small-talk',
  'out-of-domain/personal-life',
  'account/complaint',
  'out-of-domain/abuse',
]);
/** The dialogues of one facility in this many are also read with few FAQs. Otherwise the trees would take the best of a few FAQs for a good one. */
const sharingFew = 2;

const turnOf = (message, dialogue, knowledge) => ({
  ...engine.understand({ message, receivedAt }, dialogue, knowledge.facility),
  ...{ dialogue, knowledge },
});

/** The dialogue after the right answer to a turn, regardless of what the engine would have answered. */
const continueWith = (turn, answer, text) => {
  const { dialogue, knowledge } = turn;
  const faq = answer && knowledge.faqs.entries.get(answer.faqId).faq;
  const isKnown = dialogue.shown?.some(({ faqId }) => faqId === faq?.id);
  const reply = !faq
    ? { response: '', responseSource: text === '@record' ? 'website' : 'unanswered' }
    : isKnown
      ? showSentences(turn, { faq, score: 1 }, answer.positions)
      : showWhole(turn, { faq, score: 1 });
  return nextDialogue(dialogue, turn, reply);
};

const readFollowUp = (turn, answers) => {
  const { dialogue, knowledge } = turn;
  const otherSources = otherCandidates(turn, faqCandidates(turn)).length;
  const compared = compareSentences({ message: questionIn(turn), dialogue, faqs: knowledge.faqs, otherSources });
  const isRight = ({ indexed, position }) =>
    answers.some(({ faqId, positions }) => faqId === indexed.faq.id && positions.includes(position));
  return {
    isAnswerable: answers.length > 0,
    sentences: compared.map((one) => ({ isTrue: isRight(one), features: one.features })),
  };
};

const readDialogue = (turns, knowledge) => {
  let dialogue = newDialogue;
  return turns.flatMap(([message, text], at) => {
    const turn = turnOf(message, dialogue, knowledge);
    const answers = parseAnswers(text);
    const followUps = at === 0 ? [] : [readFollowUp(turn, answers)];
    dialogue = continueWith(turn, answers[0], text);
    return followUps;
  });
};

const isForRecord = ({ expected, accept }) =>
  [expected, ...accept].every(({ kind }) => !['none', 'faq'].includes(kind));
const isForNothing = ({ expected }) => expected.kind === 'none';

/** At most `count` values, evenly spread. */
const sample = (values, count) => {
  const step = Math.max(1, Math.floor(values.length / count));
  return values.filter((_, at) => at % step === 0).slice(0, count);
};

/** Messages that no FAQ answers, each as if it came after an FAQ. */
const readUnanswerable = (messages, faqs, knowledge) => {
  const random = createRandom(faqs.length);
  return messages.map((message) => {
    const { id, question } = faqs[Math.floor(random() * faqs.length)];
    const first = turnOf(question, newDialogue, knowledge);
    return readFollowUp(turnOf(message, continueWith(first, { faqId: id }, id), knowledge), []);
  });
};

/** A sample of the remarks, different for each facility. */
const remarksFor = (facilityNumber) => {
  const all = readIntents()
    .filter(({ intent }) => remarkIntents.has(intent))
    .flatMap(({ examples }) => examples);
  return sample(all.slice(facilityNumber), messagesPerFacility.remarks);
};

const textOf = ({ message }) => message;

const unanswerableOf = ({ messages }, facilityNumber) => [
  ...sample(messages.filter(isForNothing), messagesPerFacility.none).map(textOf),
  ...sample(messages.filter(isForRecord), messagesPerFacility.record).map(textOf),
  ...remarksFor(facilityNumber),
];

/** Reads each dialogue, and a share of the unanswerable messages, against only the FAQs that the dialogue names plus one other. */
const readWithFewFaqs = (dialogues, facility, unanswerable, knowledgeOf) =>
  dialogues.flatMap((turns, number) => {
    const named = new Set(turns.flatMap(([, text]) => parseAnswers(text).map(({ faqId }) => faqId)));
    const faqs = facility.faqs.filter(({ id }, at) => named.has(id) || at === number % facility.faqs.length);
    const knowledge = knowledgeOf({ ...facility, faqs });
    const messages = unanswerable.filter((_, at) => at % dialogues.length === number);
    return [...readDialogue(turns, knowledge), ...readUnanswerable(messages, faqs, knowledge)];
  });

/** The turns of conversations count more than the follow-ups, which are written for training and more uniform. */
const conversationWeight = 6;

/**
 * The turns of a conversation, including the first, because the engine may guess what it means. The conversation goes on with the right reply: that
 * of a source other than FAQs, or else the FAQ with the most sentences that answer.
 *
 * @param staysWrong whether it goes on with the engine's own reply instead, as conversations really do
 */
const readConversation = ({ turns }, facility, knowledge, staysWrong) => {
  let dialogue = newDialogue;
  return turns.flatMap(({ say, checks, unscored = false }) => {
    const turn = turnOf(say, dialogue, knowledge);
    const judge = compileChecks(checks, facility);
    const answers = unscored ? [] : rightSentences(judge, facility.faqs);
    const followUp = readFollowUp(turn, answers);
    const reply = engine.compose(decide(otherCandidates(turn, faqCandidates(turn)), turn), turn);
    const [best] = answers;
    const right = followUp.sentences.filter(({ isTrue }) => isTrue).length;
    const vague = unscored || isVague(right, followUp.sentences.length);
    dialogue =
      staysWrong || vague || !best || judge(reply).mark === 2
        ? nextDialogue(dialogue, turn, reply)
        : continueWith(turn, best, '');
    return vague ? [] : [{ ...followUp, weight: conversationWeight }];
  });
};

/**
 * Reads every follow-up in `follow-ups`, with the features of the sentences that may answer it.
 *
 * @param knowledgeOf indexes a facility
 * @param limit the number of facilities to read
 * @returns `{ facilityNumber, isAnswerable, weight, sentences: { isTrue, features }[] }[]`
 */
export const readWrittenFollowUps = (knowledgeOf, limit = Number.POSITIVE_INFINITY) => {
  const facilities = new Map(readFacilities('fit').map((facility) => [facility.id, facility]));
  return readLines('follow-ups')
    .slice(0, limit)
    .flatMap(({ dialogues, ...line }, facilityNumber) => {
      const facility = line.faqs ? parseFacility({ ...line, messages: [] }) : facilities.get(line.facility);
      const knowledge = knowledgeOf(facility);
      const unanswerable = unanswerableOf(facility, facilityNumber);
      const followUps = dialogues.flatMap((turns) => readDialogue(turns, knowledge));
      const isReadWithFew = facilityNumber % sharingFew === 0;
      const withFew = isReadWithFew ? readWithFewFaqs(dialogues, facility, unanswerable, knowledgeOf) : [];
      const all = [...followUps, ...readUnanswerable(unanswerable, facility.faqs, knowledge), ...withFew];
      return all.map((one) => ({ facilityNumber, weight: 1, ...one }));
    });
};

/** The turns of a facility's conversations, and its messages without an answer, each as a first message. */
const readConversations = (facility, knowledge) => [
  // Half of the conversations go on after wrong replies.
  ...facility.conversations.flatMap((conversation, at) =>
    readConversation(conversation, facility, knowledge, at % 2 === 1),
  ),
  ...facility.messages.filter(isForNothing).map(({ message }) => ({
    ...readFollowUp(turnOf(message, newDialogue, knowledge), []),
    weight: conversationWeight,
  })),
];

/** The follow-ups in `follow-ups` and the turns in `conversations-fit`, in the form of `readWrittenFollowUps`. */
export const readFollowUps = (knowledgeOf) => {
  const written = readWrittenFollowUps(knowledgeOf);
  const firstNumber = readLines('follow-ups').length;
  const ofConversations = readFacilities('conversations-fit').flatMap((facility, at) =>
    readConversations(facility, knowledgeOf(facility)).map((one) => ({ facilityNumber: firstNumber + at, ...one })),
  );
  return [...written, ...ofConversations];
};

export { sentenceFeatureNames };
