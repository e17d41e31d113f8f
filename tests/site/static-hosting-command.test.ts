import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COMMAND = 'src/hosting/static-hosting/command.ts';
const SERVER = ['--server', 'https://server.example.ca'];

const aFolder = () => mkdtempSync(join(tmpdir(), 'larchway-static-'));

function run(...args: string[]) {
  const env = { PATH: process.env['PATH'], SITE_ORIGIN: 'https://www.example.ca' };
  return spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', env });
}

test.each([
  ['nginx', ['nginx.conf', 'real-estate']],
  ['netlify', ['_headers', '_redirects', 'real-estate']],
  ['cloudfront', ['cloudfront.json', 'real-estate']],
])('the folder for %s holds the files and its rules', (host, names) => {
  const out = aFolder();
  const { status, stdout } = run(host, ...SERVER, '--out', out);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`the rules for ${host}.`)]);
  expect(readdirSync(out).sort()).toEqual(names);
  const files = readdirSync(join(out, 'real-estate'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['index.html', 'about.html', 'auth/login.html']));
  expect(files.filter((name) => /realtors\.json|^error\.html/.test(name))).toEqual([]);
  expect(files.includes('about.html.gz')).toBe(host === 'nginx');
});

test('a file of an earlier build is gone, and what is not ours stays', () => {
  const out = aFolder();
  mkdirSync(join(out, 'real-estate'));
  writeFileSync(join(out, 'real-estate/former.html'), '');
  writeFileSync(join(out, 'netlify.toml'), 'mine');
  expect(run('netlify', ...SERVER, '--out', out).status).toBe(0);
  expect(existsSync(join(out, 'real-estate/former.html'))).toBe(false);
  expect(readFileSync(join(out, 'netlify.toml'), 'utf8')).toBe('mine');
});

test.each([
  [['apache', ...SERVER], 'npm run static-hosting'],
  [['netlify'], 'npm run static-hosting'],
  [['netlify', '--loud'], 'npm run static-hosting'],
  [['netlify', '--server', 'http://server.example.ca'], '--server must be an https origin'],
  [['nginx', '--server', 'https://server.example.ca/api'], '--server must be an https origin'],
  [['nginx', '--server', 'https://a.example.ca; return 200'], 'npm run static-hosting'],
  [['nginx', ...SERVER, '--root', '/srv/$host'], 'nginx cannot be told'],
])('%j is refused with a sentence', (args, sentence) => {
  const out = aFolder();
  const { status, stderr } = run(...args, '--out', out);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});
