const edges = /^[\s("'*[\]<>]+|[\s.,;:!?)("'*[\]<>]+$/g;
export const looksLikeContact = (text: string): boolean =>
  /@|:\/\/|^\/\/|^[#$][a-z]|^[a-z][a-z+-]+:[^\d\s]|[\p{L}\d]\.\p{L}{2}|[\p{L}\d]\.\p{L}\//iu.test(text) ||
  /^\/\w/.test(text);

export const contactKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(edges, '')
    .replace(/^https?:\/\//, '')
    .replace(/^(?:mailto|tel):/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
