import { expect, test } from 'vitest';
import { makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

async function setScene() {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const read = (body: unknown) => app.call('POST', '/api/locations/read-hours', { cookie: admin.cookie, body });
  return { app, admin, read };
}

test('written hours are shown as the chat understands them, day by day for office and gate', async () => {
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
  });
});

test('a day that is not written is not known, and what is not written at all is not listed', async () => {
  const { read } = await setScene();
  const { office, gate, notUnderstood } = (await read({ officeHours: 'Mon 9-5\nClosed Christmas' })).json();
  expect(office[0]).toEqual({ day: 'Monday', hours: '9:00 AM – 5:00 PM' });
  expect(office[1]).toEqual({ day: 'Tuesday', hours: null });
  expect(office.at(-1)).toEqual({ day: 'Christmas', hours: 'Closed' });
  expect([gate, notUnderstood]).toEqual([[], []]);
  expect((await read({ officeHours: '' })).json()).toEqual({ office: [], gate: [], notUnderstood: [] });
});

test('every refusal is named', async () => {
  const { read } = await setScene();
  for (const body of [{}, { officeHours: 9 }, { officeHours: 'x'.repeat(2001) }]) {
    const response = await read(body);
    expect(response.statusCode, JSON.stringify(body)).toBe(400);
    expect(response.json().message).toMatch(/\w/);
  }
});
