import { expect, test } from 'vitest';
import { makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

async function setScene() {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const read = (body: unknown) => app.call('POST', '/api/locations/read-hours', { cookie: admin.cookie, body });
  return { app, admin, read };
}

test('hours are shown as the chat understands them, day by day for office and gate', async () => {
  const { read } = await setScene();
  const officeHours =
    'Office: Mon-Fri 9-12, 1-5:30\nSat by appointment\nSun closed\nGate: 24/7\nClosed Christmas Eve\nCall first';
  const weekday = '9:00 AM – noon, 1:00 PM – 5:30 PM';
  expect((await read({ officeHours })).json()).toEqual({
    office: [
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({ day, hours: weekday })),
      { day: 'Saturday', hours: 'By appointment' },
      { day: 'Sunday', hours: 'Closed' },
      { day: 'Christmas Eve', hours: 'Closed' },
    ],
    gate: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
      day,
      hours: 'Open 24 hours',
    })),
    notUnderstood: ['Call first'],
    examples: ['Mon - Fri: 9 AM - 6 PM'],
  });
});

test('an unlisted day is unknown, and office or gate hours that are not written are not listed', async () => {
  const { read } = await setScene();
  const { office, gate, notUnderstood } = (await read({ officeHours: 'Mon 9-5\nClosed Christmas' })).json();
  expect(office[0]).toEqual({ day: 'Monday', hours: '9:00 AM – 5:00 PM' });
  expect(office[1]).toEqual({ day: 'Tuesday', hours: null });
  expect(office.at(-1)).toEqual({ day: 'Christmas', hours: 'Closed' });
  expect([gate, notUnderstood]).toEqual([[], []]);
  expect((await read({ officeHours: '' })).json()).toEqual({
    office: [],
    gate: [],
    notUnderstood: [],
    examples: [],
  });
});

test('each line that is not understood comes with an example that is', async () => {
  const { read } = await setScene();
  const examples = {
    'Sat 9 to whenever': 'Sat: 9 AM - 6 PM',
    'Sundays mostly closed': 'Sun: closed',
    'Sat by appointment, ask Bill': 'Sat: by appointment',
    'Mon to Fri 6 to 10': 'Mon - Fri: 9 AM - 6 PM',
    'We take lunch at noon or so': 'Mon - Fri: 9 AM - 12 PM, 1 PM - 5 PM',
    'Gate opens early': 'Gate: daily 6 AM - 10 PM',
    'Christmas hours vary': 'Christmas: closed',
  };
  const answer = (await read({ officeHours: Object.keys(examples).join('\n') })).json();
  expect(answer.notUnderstood).toEqual(Object.keys(examples));
  expect(answer.examples).toEqual(Object.values(examples));
  expect((await read({ officeHours: answer.examples.join('\n') })).json().notUnderstood).toEqual([]);
});

test('every refusal has a message', async () => {
  const { read } = await setScene();
  for (const body of [{}, { officeHours: 9 }, { officeHours: 'x'.repeat(2001) }]) {
    const response = await read(body);
    expect(response.statusCode, JSON.stringify(body)).toBe(400);
    expect(response.json().message).toMatch(/\w/);
  }
});
