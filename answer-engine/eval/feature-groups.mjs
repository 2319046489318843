/** The names of the reranker's features, grouped by what they compare, without the suffix `Margin` of margin features. */
export const featureGroups = {
  intents: ['intentMatch', 'overOutOfDomain', 'outOfDomain', 'recordDomain', 'intentCertainty'],
  'lexical similarity': ['termOverlap', 'conceptOverlap', 'questionOverlap', 'largestUnexplained'],
  'term specificity': ['specificTermOverlap', 'specificQuestionOverlap'],
  'embedding similarity': ['faqSimilarity', 'questionSimilarity', 'sentenceSimilarity'],
  'learned relevance': ['learnedRelevance'],
  'sentence encoder': ['encoderScore', 'encoderCosine', 'encoderTokenMatch'],
  'sub-intents': ['subIntentMatch', 'questionSubIntentMatch', 'subIntentMatchWithin'],
  answerability: ['unanswerable'],
  'answer types': [
    ...['amountMatch', 'durationMatch', 'timeMatch', 'countMatch', 'placeMatch', 'personMatch', 'reasonMatch'],
    ...['consequenceMatch', 'yesOrNoMatch'],
  ],
  'first-stage rank': ['firstStageRank'],
};

const isMargin = (column) => column.endsWith('Margin');
const featureOf = (column) => column.replace(/Margin$/, '');

/** The columns that remain without each group, by group name, and without all margin features. */
export const columnsWithout = (columns) => ({
  ...Object.fromEntries(
    Object.entries(featureGroups).map(([name, features]) => [
      name,
      columns.filter((column) => !features.includes(featureOf(column))),
    ]),
  ),
  'margins over the other FAQs': columns.filter((column) => !isMargin(column)),
});
