import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each(['../../x', '/etc/passwd', '..', '.', '', 'a/../../b', '..\\x', 'a\0b', '%2e%2e%2fx'])(
  'the file of the id %j stays in its folder',
  (id) => {
    const name = fileNameOf(id, 'eml');
    expect(name).not.toMatch(/[/\\\0]/);
    expect(join('/folder', name)).toBe(`/folder/${name}`);
  },
);

test("a generated id is its file's name", () => {
  expect(fileNameOf('0199c1b4-7c33-7aaa-8bbb-123456789abc', 'eml')).toBe('0199c1b4-7c33-7aaa-8bbb-123456789abc.eml');
});
