type Sent = readonly [description: string, headers: Record<string, string>];

/** The headers of a browser whose request another origin's page caused. The product is at http://localhost:3000. */
export const elsewhere: readonly Sent[] = [
  ['a navigation or an image from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a neighbor below the same domain', { 'sec-fetch-site': 'same-site' }],
  ['from another site that claims our address', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  ['from another origin, by an older browser', { origin: 'https://evil.example' }],
  ['from an origin that is kept secret', { origin: 'null' }],
  ['from a page of another origin, by a very old browser', { referer: 'https://evil.example/page' }],
  ['from a page whose address is our own with more in it', { referer: 'http://localhost:3000.evil.example/' }],
];

/** The headers of our own pages, a typed URL and clients other than browsers. */
export const ownOrNoPage: readonly Sent[] = [
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page, with its address', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
  ['our own page in a very old browser', { referer: 'http://localhost:3000/analytics' }],
  ['an address typed into the bar', { 'sec-fetch-site': 'none' }],
  ['a client that is no browser', {}],
  ['a client with an empty Referer', { referer: '' }],
];
