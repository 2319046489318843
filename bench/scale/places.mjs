import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { adminPassword, startProduct } from '../start-product.mjs';
import { fillEmbedded, fillPostgres } from './fill.mjs';

const locations = 220;
const managers = [12, 200];
const faqsOfBot = 20;

export const send = async (origin, method, path, body, cookie = '') => {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
  return { response, text };
};

const signIn = async (origin, username) => {
  const { response } = await send(origin, 'POST', '/api/login', { username, password: adminPassword });
  return response.headers.getSetCookie()[0];
};

const managerOf = (count) => `manager-of-${count}`;

/** Creates the locations, their bots and managers through the product. */
const makePlaces = async (settings) => {
  const { origin, stop } = await startProduct(settings);
  const cookie = await signIn(origin, 'admin');
  const make = async (path, body) => JSON.parse((await send(origin, 'POST', path, body, cookie)).text);
  const places = [];
  for (let number = 0; number < locations; number++) {
    const website = 'https://example.com';
    const businessName = `Scale Storage ${number}`;
    const record = {
      businessName,
      address: '1 Long Row',
      phoneNumber: '(541) 555-0100',
      website,
      officeHours: 'Daily 9-5',
      // Nothing is old enough for it.
      retentionDays: 730,
    };
    const { id: locationId } = await make('/api/locations', record);
    const { id: botId } = await make('/api/bots', { name: businessName, websiteUrl: website, locationId });
    const faqs = Array.from({ length: faqsOfBot }, (_, at) => ({
      question: `May I store ${at} boxes?`,
      answer: 'Yes.',
    }));
    await make(`/api/bots/${botId}/import-faqs`, { faqs });
    places.push({ locationId, botId });
  }
  for (const count of managers) {
    const locationIds = places.slice(0, count).map(({ locationId }) => locationId);
    const username = managerOf(count);
    const person = { username, password: adminPassword, firstName: 'Mo', lastName: 'Manager', email: 'mo@example.com' };
    await make('/api/admin/users', { ...person, role: 'manager', locationIds });
  }
  places.at(-1).calendar = new URL(
    (await make(`/api/locations/${places.at(-1).locationId}/calendar-feed`)).url,
  ).pathname;
  await stop();
  return places;
};

const createDatabase = async (serverUrl, name) => {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
};

/** The settings for a database with the given number of conversations, which is created if it doesn't exist. */
const prepare = async (folder, serverUrl, size) => {
  const dataDir = join(folder, `${serverUrl === undefined ? 'embedded' : 'postgres'}-${size}`);
  const name = `scale_${size}`;
  const url = serverUrl && Object.assign(new URL(serverUrl), { pathname: name }).href;
  // No crawling during the measurements.
  const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'off', WEBSITE_PAGES: '0', ...(url && { DATABASE_URL: url }) };
  const idsFile = join(dataDir, 'places.json');
  if (!existsSync(idsFile)) {
    mkdirSync(dataDir, { recursive: true });
    if (url) await createDatabase(serverUrl, name);
    const places = await makePlaces(settings);
    if (url) await fillPostgres(url, places, size);
    else fillEmbedded(join(dataDir, 'chat-module.db'), places, size);
    writeFileSync(idsFile, JSON.stringify(places));
  }
  return { settings, places: JSON.parse(readFileSync(idsFile, 'utf8')) };
};

/** Starts the product on a database with the given number of conversations and signs an admin and the managers in. */
export const openPlace = async (folder, serverUrl, size, moreSettings) => {
  const { settings: own, places } = await prepare(folder, serverUrl, size);
  const settings = { ...own, ...moreSettings };
  const product = await startProduct(settings);
  const [most, , few] = places;
  const [cookie, cookieOf12, cookieOf200] = await Promise.all(
    ['admin', ...managers.map(managerOf)].map((username) => signIn(product.origin, username)),
  );
  return { size, ...product, ...most, few, last: places.at(-1), settings, cookie, cookieOf12, cookieOf200 };
};
