import type { LeadDraft } from '@chat-module/contract/chat';
import { describe, expect, test } from 'vitest';
import type { Facility } from '../../knowledge.ts';
import { readContactDetails } from './contact-details.ts';

const facility = {
  phoneNumber: '(503) 555-0170',
  facilityEmail: 'desk@cedarlane.example',
  businessName: 'Cedar Lane Storage',
} as Facility;
/** A Wednesday. */
const today = { year: 2026, month: 12, dayOfMonth: 30 };

const detailsIn = (message: string, isExpected = false): LeadDraft =>
  readContactDetails(message, { facility, isExpected, today }).details;

describe('a message gives', () => {
  const given: [string, LeadDraft][] = [
    ['Nadia Petrov, (971) 555-0102', { name: 'Nadia Petrov', phone: '971-555-0102' }],
    ['harold finch 971.555.0103', { name: 'Harold Finch', phone: '971-555-0103' }],
    ['+1 971 555 0104 is my cell', { phone: '971-555-0104' }],
    ['my number is 555-0105', { phone: '555-0105' }],
    ['call me at +52 551 234 5678', {}],
    ['nine seven one, five five five, oh one oh six', { phone: '971-555-0106' }],
    ['nine seventy one five fifty five oh one double seven', { phone: '971-555-0177' }],
    ['me llamo Lupe Cárdenas y mi cel es 971 555 0107', { name: 'Lupe Cárdenas', phone: '971-555-0107' }],
    ['nueve siete uno cinco cinco cinco cero uno cero ocho', { phone: '971-555-0108' }],
    ['write to nadia.p@post.example', { email: 'nadia.p@post.example' }],
    ['nadia dot p at gmail dot com', { email: 'nadia.p@gmail.com' }],
    ["hi, my name's Wendell", { name: 'Wendell' }],
    ['aight Kim Lund 971 555 0110 movin soon', { name: 'Kim Lund', phone: '971-555-0110' }],
    ["it's for Beth", { name: 'Beth' }],
    ['Otis in unit 40, my light is out', { name: 'Otis' }],
    ['need a 10x20 on jan 5', { unitSize: '10x20', moveInDate: '2027-01-05' }],
    ['reserve the 5x10 for next friday', { unitSize: '5x10', moveInDate: '2027-01-08' }],
    ['quiero rentar una 10x10 el lunes', { unitSize: '10x10', moveInDate: '2027-01-04' }],
    ['i want to rent a 10x10 around the 3rd', { unitSize: '10x10', moveInDate: '2027-01-03' }],
    ['can i move in tomorrow', { moveInDate: '2026-12-31' }],
  ];
  test.each(given)('"%s"', (message, details) => {
    expect(detailsIn(message)).toEqual(details);
  });
});

test.each([
  'call 911',
  'is (503) 555-0170 your number?',
  'can i write to desk@cedarlane.example',
  'somebody called me from 971-555-0109, who was it',
  'my reservation number is 9715550110',
  '4111 1111 1111 1111 is my card',
  'this is urgent',
  "i'm looking for the gate",
  'is Harold working today',
  'soy cliente desde enero',
  'are you open on monday',
  'i paid on the 3rd',
  'should i need to move it out of the sun',
])('"%s" gives none', (message) => {
  expect(detailsIn(message)).toEqual({});
});

test('where details are expected, a message may be nothing but a name', () => {
  expect(detailsIn('Nadia Petrov', true)).toEqual({ name: 'Nadia Petrov' });
  expect(detailsIn('harold', true)).toEqual({ name: 'Harold' });
  expect(detailsIn('Cedar Lane', true)).toEqual({});
  expect(detailsIn('yes please', true)).toEqual({});
});

test('what is left of the message can be answered', () => {
  const { rest } = readContactDetails('Nadia 971-555-0111. Do you take cash?', { facility, isExpected: false, today });
  expect(rest).toContain('Do you take cash?');
  expect(rest).not.toMatch(/Nadia|971/);
});
