import { expect, test } from 'vitest';
import { plainText } from './check-text.mjs';
import { compileChecks } from './checks.mjs';

const knowledge = {
  faqs: [
    { id: 'gate', question: 'When can I get in?' },
    { id: 'deposit', question: 'Deposit' },
  ],
  patterns: { phone: '/555\\D0100/', apology: ['sorry', 'apologi*'] },
};

const say = (response, fields = {}) => ({ response, ...fields });

const markOf = (checks, reply, earlier = []) => compileChecks(checks, knowledge)(reply, earlier.map(plainText)).mark;

const long = 'The gate opens at six in the morning and closes at ten at night. '.repeat(2);

/** Each condition with a reply that meets it and one that does not. */
const conditions = [
  ['whole words', ['six to ten'], say('From **six to ten**.'), say('From sixty to ten.')],
  ['all of several patterns', ['six', 'ten'], say('six … ten'), say('six')],
  ['one of several patterns', [['six', '6 am']], say('at 6:00 a.m.'), say('at 7:00 a.m.')],
  ['a bare pattern', 'six', say('six'), say('ten')],
  ['the beginning of a word', ['deliver*'], say('We take deliveries? Delivered!'), say('a river')],
  ['an expression', ['/^call 911/'], say('Call 911 now'), say('Please call 911')],
  ['a named pattern', ['@phone'], say('[Call](tel:555-0100)'), say('555-0199')],
  ['what must not occur', ['six', '!@apology'], say('six'), say('We apologise: six')],
  [
    'the label of a button',
    ['10x15'],
    say('These:', { unitButtons: [{ size: '10x15', label: '10 × 15' }] }),
    say('These:', { unitButtons: [{ size: '5x5', label: '5 × 5' }] }),
  ],
  ['a field', { shows: { showLeadForm: true } }, say('', { showLeadForm: true }), say('', { showLeadForm: false })],
  ['no field', { shows: { showLeadForm: false } }, say(''), say('', { showLeadForm: true })],
  ['no buttons', { shows: { unitButtons: false } }, say('', { unitButtons: [] }), say('', { unitButtons: [{}] })],
  ['a size', { shows: { unitSize: '10x15' } }, say('', { unitSize: "10' x 15'" }), say('', { unitSize: '5x5' })],
  [
    'a value of several',
    { shows: { responseSource: ['faq', 'ai'] } },
    say('', { responseSource: 'ai' }),
    say('', { responseSource: 'unanswered' }),
  ],
  [
    'a button of a size',
    { shows: { unitButtons: '10x15' } },
    say('', { unitButtons: [{ size: '10x15', label: 'this one' }] }),
    say('', { unitButtons: [{ size: '10x10', label: 'this one' }] }),
  ],
  [
    'a suggestion by id',
    { suggests: ['gate', 'deposit'] },
    say('', { suggestions: [{ id: 'deposit', question: 'Deposit' }] }),
    say('', { suggestions: [{ id: 'pets', question: 'Pets' }] }),
  ],
  [
    'a suggestion by question',
    { suggests: 'gate' },
    say('', { suggestions: [{ id: '7', question: 'When can I get in?' }] }),
    say(''),
  ],
  [
    'a phone number by its digits',
    { draft: { phone: '425 555 0100' } },
    say('', { leadDraft: { phone: '+1 (425) 555-0100' } }),
    say('', { leadDraft: { phone: '425-555-0101' } }),
  ],
  [
    'words of a detail',
    { draft: { name: 'Ann Lee' } },
    say('', { leadDraft: { name: 'ann lee' } }),
    say('', { leadDraft: { name: 'Ann' } }),
  ],
  [
    'any value of a detail',
    { draft: { moveInDate: true } },
    say('', { leadDraft: { moveInDate: '2026-01-02' } }),
    say('', { leadDraft: {} }),
  ],
  ['a missing detail', { draft: { name: '!ann' } }, say('', { leadDraft: { name: 'Bo' } }), say('')],
  ['a length', { says: ['six'], maxChars: 9 }, say('From six.'), say('From six on.')],
  ['a language', { lang: 'es' }, say('La puerta de la oficina está abierta hasta las seis.'), say('The gate is open.')],
  ['something new', { repeats: false }, say('Six.'), say('Ten.'), ['Ten.']],
];

test.each(conditions)('%s can be asked for', (_, alternative, good, bad, earlier = []) => {
  expect(markOf({ any: [alternative] }, good, earlier)).toBe(2);
  expect(markOf({ any: [alternative] }, bad, earlier)).toBe(0);
});

test('a reply repeats an earlier one when it is the same, or holds a long one in full', () => {
  const checks = { any: ['gate'], not: [{ repeats: true }] };
  expect(markOf(checks, say('The gate.'), ['The **gate**.'])).toBe(1);
  expect(markOf(checks, say(`Sure! ${long}`), ['Hello.', long])).toBe(1);
  expect(markOf(checks, say('Sure! The gate.'), ['The gate.'])).toBe(2);
  expect(markOf(checks, say('The gate closes at ten.'), [long])).toBe(2);
});

test('one of several alternatives is enough; "ok" gives one point, "not" takes one, "harm" outweighs all', () => {
  const checks = { any: ['six', 'ten'], ok: ['@phone'], not: ['@apology'], harm: ['/\\$\\d/'] };
  expect(markOf(checks, say('ten'))).toBe(2);
  expect(markOf(checks, say('Sorry: ten'))).toBe(1);
  expect(markOf(checks, say('Please call 555-0100'))).toBe(1);
  expect(markOf(checks, say('Who knows?'))).toBe(0);
  expect(markOf(checks, say('At six, for $5'))).toBe(-1);
});

test('a mark says what it is for', () => {
  const judge = compileChecks({ any: [['six', 'ten'], { lang: 'es' }], not: ['@apology'], harm: ['free'] }, knowledge);
  expect(judge(say('six')).because).toBe('not says "ten"; nor lang "es"');
  expect(judge(say('Sorry, six to ten')).because).toBe('but says "@apology"');
  expect(judge(say('It is free')).because).toBe('harm: says "free"');
});

test.each([
  [{ any: [{ sais: ['six'] }] }, '"sais" is no condition'],
  [{ any: ['six'], nots: ['ten'] }, '"nots" is no kind of check'],
  [{ any: [] }, 'no reply would be right'],
  [{ any: [{}] }, 'an alternative has no conditions'],
  [{ any: ['@fax'] }, 'no pattern has the name "@fax"'],
  [{ any: [''] }, '"" is no pattern'],
  [{ any: ['?'], ok: ['__'] }, '"__" has no words'],
  [{ any: [{ suggests: 'pets' }] }, 'no FAQ is named pets'],
  [{ any: [{ lang: 'tlh' }] }, 'no words of the language "tlh" are known'],
])('checks that cannot be read are refused: %j', (checks, error) => {
  expect(() => compileChecks(checks, knowledge)).toThrow(error);
});
