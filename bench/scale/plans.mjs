import { readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
};

/** Makes new connections to this database log the plan of each query. */
export const logPlans = async (url) => {
  const client = new pg.Client(url);
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter database ${name} set ${setting} = '${value}'`);
  await client.end();
};

export const logPlansNoMore = async (url) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} reset all`);
  await client.end();
};

const ofInterest = /^(select|insert|update|with)\b/i;

/** The logged plans of one call's queries. */
export const plansOf = async (logFile, call) => {
  const from = statSync(logFile).size;
  await call();
  await delay(300);
  const entries = readFileSync(logFile)
    .subarray(from)
    .toString()
    .split(/^(?=\d{4}-)/m);
  return entries.flatMap((entry) => {
    const [, logged] = /plan:\s+Query Text: ([\s\S]*)/.exec(entry) ?? [];
    if (logged === undefined || !ofInterest.test(logged.trim())) return [];
    const lines = logged.split('\n');
    const from = lines.findIndex((line) => line.includes('(cost='));
    return [
      {
        query: lines.slice(0, from).join('\n').trim(),
        plan: lines.slice(from).join('\n').replaceAll('\n\t', '\n').trim(),
      },
    ];
  });
};

/** How many pages a plan reads, from memory or not: unlike its time, it doesn't depend on other load. */
export const pagesOf = ({ plan }) => {
  const [, hit = 0, , read = 0] = /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(plan) ?? [];
  return Number(hit) + Number(read);
};
