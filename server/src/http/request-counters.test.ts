import { describe, expect, test } from 'vitest';
import { createRequestCounters } from './request-counters.ts';

const windowMs = 60_000;
const share = 10;

const route = 'GET /api/bots/:id/public';
const addressOf = (i: number): string => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
const subjectOf = (i: number): string => `${route} ${addressOf(i)}`;
const subject = `${route} 203.0.113.7`;

function startCounters() {
  let nowMs = 0;
  const counters = createRequestCounters(() => nowMs);
  // One entry stays: a cache that becomes empty clears all of its memory, each time.
  counters.count(`${route} 192.0.2.1`, windowMs, share);
  return {
    counters,
    wait: (ms: number) => {
      nowMs += ms;
    },
    count: (counted: string, times = 1) => {
      let standing = counters.count(counted, windowMs, share);
      for (let i = 1; i < times; i++) standing = counters.count(counted, windowMs, share);
      return standing;
    },
    /** One amount above the share, which moves an address to the frequent ones as that many requests would. */
    exceed: (counted: string) => counters.count(counted, windowMs, share, share + 1),
  };
}

describe.each([25_000, 50_000])('%i other addresses', (others) => {
  test('that call once do not evict an exhausted counter', () => {
    const { count } = startCounters();
    count(subject, 240);
    for (let i = 0; i < others; i++) count(subjectOf(i));
    expect(count(subject)).toMatchObject({ subject, used: 241 });
  });

  test('that call more often do not either, and use bounded memory', () => {
    const { counters, count, exceed } = startCounters();
    count(subject, 240);
    for (let i = 0; i < others; i++) exceed(subjectOf(i));
    expect(count(subject)).toMatchObject({ subject, used: 241 });
    expect(counters.size).toBeLessThanOrEqual(45_100);
  });
});

describe('when there is no room for another frequent address', () => {
  const full = () => {
    const started = startCounters();
    for (let i = 0; i < 20_000; i++) started.exceed(subjectOf(i));
    return started;
  };

  test('an infrequent address has its own counter', () => {
    expect(full().count(subject, share)).toMatchObject({ subject, used: share });
  });

  test.each([
    ['a /24', '203.0.113.7', '203.0.113.8', '203.0.113', '203.0.114.7'],
    ['a /48', '2001:db8:1:7', '2001:db8:1:8', '2001:db8:1', '2001:db8:2:7'],
  ])('the others of %s share a counter', (_what, one, two, network, elsewhere) => {
    const { count } = full();
    count(`${route} ${one}`, share + 3);
    expect(count(`${route} ${two}`, share + 2)).toMatchObject({ subject: `${route} ${network}`, used: 5 });
    expect(count(`${route} ${elsewhere}`, share + 1)).toMatchObject({ used: 1 });
  });

  test('without room for another network, the rest of a route share one', () => {
    const { counters, count, exceed } = full();
    for (let i = 0; i < 5_000; i++) exceed(`${route} 172.${i >> 8}.${i & 255}.1`);
    expect(count(subject, share + 1)).toMatchObject({ subject: route, used: 1 });
    expect(count(`${route} 198.51.100.7`, share + 1)).toMatchObject({ subject: route, used: 2 });
    expect(counters.size).toBeLessThanOrEqual(45_100);
  });

  test('it ends with the windows that took the space', () => {
    const { wait, count } = full();
    wait(windowMs + 1);
    expect(count(subject, share + 1)).toMatchObject({ subject, used: share + 1 });
  });
});

test('an expired window restarts', () => {
  const { wait, count } = startCounters();
  count(subject, 240);
  wait(windowMs);
  expect(count(subject)).toMatchObject({ used: 1 });
  expect(count(subject, share)).toMatchObject({ used: share + 1 });
});
