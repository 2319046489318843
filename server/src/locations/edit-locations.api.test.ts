import type { EditedLocation } from '@chat-module/contract/location-edits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBot, makeFaqSet, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

const send = (body: object) => app.call('PATCH', '/api/admin/locations', { cookie: admin.cookie, body });
const edit = async (ids: readonly string[], changes: object): Promise<EditedLocation[]> =>
  (await send({ ids, edit: changes })).json().locations;
const preview = async (ids: readonly string[], changes: object): Promise<EditedLocation[]> =>
  (
    await app.call('POST', '/api/admin/locations/preview-edit', { cookie: admin.cookie, body: { ids, edit: changes } })
  ).json().locations;
const read = async (id: string) => (await app.call('GET', `/api/locations/${id}`, { cookie: admin.cookie })).json();
const auditOf = async (id: string) =>
  (await app.call('GET', '/api/admin/audit-log?kind=location&limit=200', { cookie: admin.cookie }))
    .json()
    .filter((entry: { subjectId: string; action: string }) => entry.subjectId === id && entry.action === 'changed');

const officeAndGate = 'Mon-Fri: 9-6\nGate: 6 AM - 10 PM daily';

describe('changing several locations', () => {
  test('is previewed for each, and the preview stores nothing', async () => {
    const first = await makeLocation(app, admin, {
      businessName: 'First',
      officeHours: officeAndGate,
      amenities: ['Gate'],
    });
    const second = await makeLocation(app, admin, { businessName: 'Second', facilityEmail: 'desk@example.com' });
    const changes = { facilityEmail: 'desk@example.com', officeHours: 'Daily 8-8', addAmenities: ['Carts'] };
    const previewed = await preview([second.id, first.id], changes);
    expect(previewed).toMatchObject([
      { id: second.id, businessName: 'Second', refusal: null },
      {
        id: first.id,
        businessName: 'First',
        refusal: null,
        changes: [
          { field: 'facilityEmail', to: 'desk@example.com' },
          { field: 'officeHours', from: officeAndGate, to: 'Daily 8-8\nGate: 6 AM - 10 PM daily' },
          { field: 'amenities', from: 'Gate', to: 'Gate, Carts' },
        ],
      },
    ]);
    expect(previewed[0]?.changes.map(({ field }) => field)).not.toContain('facilityEmail');
    expect(await read(first.id)).toEqual(first);
    expect(await edit([second.id, first.id], changes)).toEqual(previewed);
    expect(await read(first.id)).toMatchObject({
      facilityEmail: 'desk@example.com',
      officeHours: 'Daily 8-8\nGate: 6 AM - 10 PM daily',
      amenities: ['Gate', 'Carts'],
      updatedAt: app.clock.now().toISOString(),
    });
  });

  test('leaves one audit entry for each that changes, and does not touch one that stays', async () => {
    const changed = await makeLocation(app, admin, { retentionDays: 30 });
    const same = await makeLocation(app, admin, { retentionDays: 90 });
    app.clock.advance(1000);
    await edit([changed.id, same.id], { retentionDays: 90 });
    expect(await auditOf(changed.id)).toMatchObject([
      { actorId: admin.id, changes: [{ field: 'retentionDays', from: '30', to: '90' }] },
    ]);
    expect(await auditOf(same.id)).toEqual([]);
    expect((await read(same.id)).updatedAt).toBe(same.updatedAt);
  });

  test("is known to each location's chat at once", async () => {
    const location = await makeLocation(app, admin, { officeHours: 'Daily 9-5' });
    const bot = await makeBot(app, admin, { locationId: location.id });
    const ask = async () =>
      (
        await app.call('POST', `/api/chat/${bot.id}`, {
          body: { message: 'What are your hours?', sessionId: location.id },
        })
      ).json().response;
    expect(await ask()).toContain('5');
    await edit([location.id], { officeHours: 'Daily 7 AM - 8 PM' });
    expect(await ask()).toMatch(/7(?::00)? AM/);
  });

  test('replaces the gate hours alone, and removes amenities in any case', async () => {
    const { id } = await makeLocation(app, admin, { officeHours: officeAndGate, amenities: ['Carts', 'Gate', 'WiFi'] });
    await edit([id], {
      gateHours: '5 AM - 11 PM daily',
      removeAmenities: ['wifi', 'Pool'],
      addAmenities: ['CARTS', 'Locks'],
    });
    expect(await read(id)).toMatchObject({
      officeHours: 'Mon-Fri: 9-6\nGate hours:\n5 AM - 11 PM daily',
      amenities: ['Carts', 'Gate', 'Locks'],
    });
  });

  test('clears a field given empty, and keeps the others', async () => {
    const { id } = await makeLocation(app, admin, {
      facilityEmail: 'a@example.com',
      paymentPortalUrl: 'https://pay.example',
    });
    await edit([id], { paymentPortalUrl: '' });
    expect(await read(id)).toMatchObject({ paymentPortalUrl: '', facilityEmail: 'a@example.com' });
  });

  test('reports what it refuses and changes the others', async () => {
    const shared = await makeLocation(app, admin, { officeHours: 'Monday: office 9-5, gate 6-9' });
    const full = await makeLocation(app, admin, { amenities: Array.from({ length: 200 }, (_, at) => `Amenity ${at}`) });
    const fine = await makeLocation(app, admin);
    const changes = { officeHours: 'Daily 9-5', addAmenities: ['Carts'] };
    const edited = await edit([shared.id, full.id, 'gone', fine.id], changes);
    expect(edited.map(({ refusal }) => refusal)).toEqual([
      'Its office and gate hours share lines, so only its own form can change them.',
      'At most 200 amenities.',
      'This location no longer exists.',
      null,
    ]);
    expect(await read(shared.id)).toEqual(shared);
    expect(await read(full.id)).toEqual(full);
    expect((await read(fine.id)).amenities).toContain('Carts');
  });

  test.each([
    [{ ids: [], edit: { retentionDays: 1 } }, 'ids', 'Select a location.'],
    [
      { ids: Array.from({ length: 201 }, (_, at) => `id-${at}`), edit: { retentionDays: 1 } },
      'ids',
      'At most 200 locations can be changed at once.',
    ],
    [{ ids: ['a'], edit: {} }, 'edit', 'Choose a field to change.'],
    [{ ids: ['a'], edit: { businessName: 'All the same' } }, 'edit', 'Choose a field to change.'],
    [
      { ids: ['a'], edit: { facilityEmail: 'nobody' } },
      'edit.facilityEmail',
      'Facility email must be an email address, like name@example.com.',
    ],
  ])('%j is 400', async (body, path, message) => {
    const response = await send(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path, message }] });
  });
});

describe('changes of the same locations at the same time', () => {
  const count = 6;
  const rounds = 3;

  test('in opposite order, also beside changes of an FAQ set that their bots use, all succeed', async () => {
    const ids: string[] = [];
    const botIds: string[] = [];
    for (let at = 0; at < count; at++) {
      ids.push((await makeLocation(app, admin, { amenities: [] })).id);
      botIds.push((await makeBot(app, admin, { locationId: ids.at(-1) })).id);
    }
    const set = await makeFaqSet(app, admin, botIds);
    const statuses: number[] = [];
    const note = async (call: ReturnType<typeof send>) => statuses.push((await call).statusCode);
    for (let round = 0; round < rounds; round++) {
      const body = { setId: set.id, question: `Is it round ${round}?`, answer: 'Yes.' };
      await Promise.all([
        note(send({ ids, edit: { retentionDays: 100 + round } })),
        note(send({ ids: ids.toReversed(), edit: { retentionDays: 200 + round } })),
        note(send({ ids, edit: { addAmenities: [`One ${round}`] } })),
        note(send({ ids: ids.toReversed(), edit: { addAmenities: [`Other ${round}`] } })),
        note(app.call('POST', '/api/faqs', { cookie: admin.cookie, body })),
      ]);
    }
    expect([...new Set(statuses)].sort()).toEqual([200, 201]);
    // None of them has overwritten another one's.
    for (const id of ids) expect((await read(id)).amenities).toHaveLength(2 * rounds);
  });

  test('one is edited and deleted: both succeed, or it is gone', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = await makeLocation(app, admin);
      await makeBot(app, admin, { locationId: id });
      const [edited, deleted] = await Promise.all([
        app.call('PUT', `/api/locations/${id}`, { cookie: admin.cookie, body: { address: '2 New Road' } }),
        app.call('DELETE', `/api/locations/${id}`, { cookie: admin.cookie }),
      ]);
      expect([200, 404]).toContain(edited.statusCode);
      expect(deleted.statusCode).toBe(200);
    }
  });
});
