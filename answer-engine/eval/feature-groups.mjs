/** Features of the reranker by what they compare: names, without `Ahead` at the end, which tells how far a FAQ leads the others by the feature. */
export const featureGroups = {
  intents: ['likely', 'overElsewhere', 'elsewhere', 'record', 'certainty'],
  'lexical similarity': ['words', 'ideas', 'wording', 'strangest'],
  'terms that tell the FAQs apart': ['toldHere', 'askedHere'],
  'embedding similarity': ['embeddingsAlike', 'questionsAlike', 'sentencesAlike'],
  'learned relevance': ['relevance'],
  'sub-intents': ['mattersShared', 'mattersAsked', 'mattersAlike'],
  answerability: ['unanswerable'],
  'answer types': [
    ...['amountTold', 'durationTold', 'timeTold', 'countTold', 'placeTold', 'personTold', 'reasonTold'],
    ...['consequenceTold', 'yesOrNoTold'],
  ],
  'first-stage rank': ['place'],
};

const isMargin = (column) => column.endsWith('Ahead');
const featureOf = (column) => column.replace(/Ahead$/, '');

/** The columns that are left without each group, by its name, and without all margins. */
export const columnsWithout = (columns) => ({
  ...Object.fromEntries(
    Object.entries(featureGroups).map(([name, features]) => [
      name,
      columns.filter((column) => !features.includes(featureOf(column))),
    ]),
  ),
  'margins over the other FAQs': columns.filter((column) => !isMargin(column)),
});
