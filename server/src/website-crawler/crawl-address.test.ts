import { describe, expect, it } from 'vitest';
import { mayBeCrawled, normalizeAddress, rankOf, siteOf } from './crawl-address.ts';

const scopeFor = (website: string) => ({
  sites: new Set([siteOf(new URL(website))]),
  ownPath: new URL(website).pathname.split('/').filter(Boolean),
});
const scope = scopeFor('https://www.harbor.example/');
const may = (path: string) => mayBeCrawled(new URL(path, 'https://harbor.example/').href, scope);

describe('normalizeAddress', () => {
  it.each([
    ['/faq#late', 'https://harbor.example/faq'],
    ['faq?utm_source=mail&utm_medium=x', 'https://harbor.example/help/faq'],
    ['?id=3&gclid=abc', 'https://harbor.example/help/?id=3'],
    ['//other.example/a', 'https://other.example/a'],
    ['HTTP://Harbor.Example:80/A', 'http://harbor.example/A'],
  ])('%s', (href, address) => expect(normalizeAddress(href, 'https://harbor.example/help/')).toBe(address));

  it.each([
    'mailto:a@b.example',
    'javascript:void(0)',
    'tel:+15035550142',
    'http://[::1',
    'https://a:b@harbor.example/',
  ])('nothing for %s', (href) => expect(normalizeAddress(href, 'https://harbor.example/')).toBeUndefined());
});

describe('mayBeCrawled', () => {
  it.each(['/', '/faq', '/unit-sizes.html', '/page.php?page_id=7', '/storage/10x10', '/blog/2024/05/how-to-pack'])(
    'follows %s',
    (path) => expect(may(path)).toBe(true),
  );

  it('treats www. and http as the same site', () => {
    expect(mayBeCrawled('http://harbor.example/faq', scope)).toBe(true);
    expect(mayBeCrawled('https://www.harbor.example/faq', scope)).toBe(true);
  });

  it.each([
    ['another site', 'https://elsewhere.example/'],
    ['another port', 'https://harbor.example:8443/'],
    ['a subdomain', 'https://shop.harbor.example/'],
    ['a file', '/lease.pdf'],
    ['a picture', '/gate.JPG'],
    ['a feed', '/feed/'],
    ['a sign-in', '/account/login'],
    ['a cart', '/cart/?add-to-cart=9'],
    ['a search', '/?s=boxes'],
    ['a sorted list', '/units?sort=price'],
    ['a calendar by parameter', '/visit?month=2026-11'],
    ['a calendar by path', '/events/2026/11/'],
    ['a day of a calendar', '/events/2026-11-22'],
    ['a path that repeats itself', '/a/b/a/b/a/b'],
    ['a path without end', '/1/2/3/4/5/6/7/8/9'],
    ['many parameters', '/units?a=1&b=2&c=3'],
    ['a very long address', `/${'x'.repeat(400)}`],
  ])('skips %s', (_what, path) => expect(may(path)).toBe(false));

  it("skips a chain's other locations", () => {
    const ours = scopeFor('https://chain.example/locations/albany');
    const mayBe = (path: string) => mayBeCrawled(`https://chain.example${path}`, ours);
    expect(['/locations/albany', '/locations/albany/units', '/faq', '/'].map(mayBe)).toEqual([true, true, true, true]);
    expect(['/locations/salem', '/locations', '/locations/salem/units'].map(mayBe)).toEqual([false, false, false]);
  });
});

it("reads pages on visitors' questions first, and news last", () => {
  const rank = (path: string, text = '') => rankOf(`https://harbor.example${path}`, text);
  expect([rank('/faq'), rank('/p/7', 'Unit sizes'), rank('/team'), rank('/blog/faq-of-may')]).toEqual([1, 1, 2, 3]);
});
