import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPhp } from '../../../scripts/find-php.mjs';
import { findSnippets } from '../website-check/find-snippets.ts';
import { readMarkup } from '../website-check/read-markup.ts';
import { writePlugin } from './write-plugin.ts';
import { zip } from './zip.ts';

const php = findPhp() ?? '';
const origin = 'https://chat.example';

/** Unescaped, they would end a comment, a string, the PHP or the script. */
const hostileNames = ['Cedar Lane', "*/ echo 'broken'; /*", '?><b>', `</script>'"\\`, 'two\nlines', 'Straße 7 “A”'];

/** Stubs of the WordPress functions that the plugin calls, and a page that calls the plugin. */
const wordPress = (plugin: string): string => `<?php
if ( $_SERVER['REQUEST_URI'] === '/called-directly' ) { require ${JSON.stringify(plugin)}; echo 'went on'; return; }
define( 'ABSPATH', '/' );
$actions = array();
function add_action( $hook, $callback ) { global $actions; $actions[ $hook ][] = $callback; }
function esc_url( $url ) { return htmlspecialchars( $url, ENT_QUOTES ); }
function wp_json_encode( $value, $flags = 0 ) { return json_encode( $value, $flags ); }
require ${JSON.stringify(plugin)};
echo '<!doctype html><html><body><h1>Cedar Lane</h1>';
foreach ( $actions['wp_footer'] as $action ) { $action(); }
echo '</body></html>';
`;

// Where PHP can't be installed, `npm test` says so before it starts.
describe.skipIf(php === '')('the plugin for WordPress, run by PHP', () => {
  let folder: string;
  const servers: ChildProcess[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'chat-module-plugin-'));
  });
  afterAll(() => {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  /** The URL of a website that has the plugin. */
  const serve = async (plugin: string): Promise<string> => {
    const router = write('router.php', wordPress(plugin));
    const server = spawn(php, ['-S', '127.0.0.1:0', router], { stdio: ['ignore', 'ignore', 'pipe'] });
    servers.push(server);
    let said = '';
    for await (const chunk of server.stderr) {
      said += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address !== undefined) return address;
    }
    throw new Error(`PHP did not start its server: ${said}`);
  };

  test('is unpacked as it was written', () => {
    const content = writePlugin({ botId: 'b1', botName: 'Straße 7 “A”', origin });
    const file = write('plugin.zip', zip([{ name: 'chat-module/chat-module.php', content }], new Date()));
    const code = `echo file_get_contents('phar://${file}/chat-module/chat-module.php');`;
    expect(execFileSync(php, ['-r', code], { encoding: 'utf8' })).toBe(content);
  });

  test.each(hostileNames)('has no syntax error with the name %j', (botName) => {
    const plugin = write('named.php', writePlugin({ botId: `b'1\\`, botName, origin: `${origin}/'` }));
    expect(execFileSync(php, ['-l', plugin], { encoding: 'utf8' })).toContain('No syntax errors');
    expect(execFileSync(php, [plugin], { encoding: 'utf8' })).toBe('');
  });

  test('prints the embed code at the end of a page, and leaves the rest unchanged', async () => {
    const site = await serve(write('plugin.php', writePlugin({ botId: 'b</script>1', botName: 'Cedar', origin })));
    const page = await (await fetch(site)).text();
    const { loaded, started } = findSnippets(readMarkup(page), site);
    expect(loaded.map(({ url }) => url.href)).toEqual([`${origin}/widget.js`]);
    expect(started).toMatchObject([{ primaryColor: undefined, position: undefined }]);
    expect(page).toContain('ChatBotPro.init({"botId":"b\\u003C\\/script\\u003E1"});');
    expect(page.startsWith('<!doctype html><html><body><h1>Cedar Lane</h1>')).toBe(true);
    expect(page.endsWith('</body></html>')).toBe(true);
  });

  test('does nothing when its file is requested directly', async () => {
    const site = await serve(write('direct.php', writePlugin({ botId: 'b1', botName: 'Cedar', origin })));
    expect(await (await fetch(`${site}/called-directly`)).text()).toBe('');
  });

  test('stores nothing in WordPress', () => {
    const called = [...writePlugin({ botId: 'b1', botName: 'Cedar', origin }).matchAll(/\b(\w+)\s*\(/g)];
    const functions = called.map(([, name]) => name).filter((name) => name !== 'function' && name !== 'if');
    expect(new Set(functions)).toEqual(
      new Set(['defined', 'add_action', 'array', 'esc_url', 'wp_json_encode', 'init', 'push']),
    );
  });
});
