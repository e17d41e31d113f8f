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
  ['nginx', ['.static-hosting.json', 'nginx.conf', 'real-estate']],
  ['netlify', ['.static-hosting.json', '_headers', '_redirects', 'real-estate']],
  ['cloudfront', ['.static-hosting.json', 'cloudfront.json', 'real-estate']],
])('the folder for %s contains the files and the rules', (host, names) => {
  const out = aFolder();
  const { status, stdout } = run(host, ...SERVER, '--out', out);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`the rules for ${host}.`)]);
  expect(readdirSync(out).sort()).toEqual(names);
  const files = readdirSync(join(out, 'real-estate'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['index.html', 'about.html', 'auth/login.html']));
  expect(files.filter((name) => /realtors\.json|^error\.html/.test(name))).toEqual([]);
  expect(files.includes('about.html.gz')).toBe(host === 'nginx');
});

test('deletes files of an earlier run and leaves other files untouched', () => {
  const out = aFolder();
  expect(run('netlify', ...SERVER, '--out', out).status).toBe(0);
  writeFileSync(join(out, 'netlify.toml'), 'mine');
  writeFileSync(join(out, 'real-estate/mine.html'), 'mine');
  expect(run('cloudfront', ...SERVER, '--out', out).status).toBe(0);
  expect(existsSync(join(out, '_redirects'))).toBe(false);
  expect(readFileSync(join(out, 'netlify.toml'), 'utf8')).toBe('mine');
  expect(readFileSync(join(out, 'real-estate/mine.html'), 'utf8')).toBe('mine');
});

test.each([
  ['without a list of what was written', ''],
  ['with a list that cannot be read', '[1]'],
  ['with a list that names files elsewhere', '["../other/netlify.toml"]'],
])('a folder not written by the command, %s, is left untouched', (_, list) => {
  const out = aFolder();
  mkdirSync(join(out, 'real-estate'));
  writeFileSync(join(out, 'real-estate/index.html'), 'mine');
  if (list) writeFileSync(join(out, '.static-hosting.json'), list);
  const { status, stderr } = run('nginx', ...SERVER, '--out', out);
  expect([status, stderr]).toEqual([2, expect.stringContaining('did not write')]);
  expect(readFileSync(join(out, 'real-estate/index.html'), 'utf8')).toBe('mine');
  expect(existsSync(join(out, 'nginx.conf'))).toBe(false);
});

test.each(['content', 'content/new', 'src', 'public', 'tests/new', 'dist', '.', '..'])(
  'refuses the project folder %s',
  (out) => {
    const { status, stderr } = run('netlify', ...SERVER, '--out', out);
    expect([status, stderr]).toEqual([2, expect.stringContaining('outside the project')]);
    expect(existsSync(join(out, '_redirects'))).toBe(false);
  },
);

test('refuses a file in place of the folder with a message', () => {
  const out = join(aFolder(), 'file');
  writeFileSync(out, 'mine');
  const { status, stderr } = run('netlify', ...SERVER, '--out', out);
  expect([status, stderr]).toEqual([2, expect.stringContaining('--out must name a folder')]);
});

test('prints help with exit code 0', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run static-hosting')]);
});

test.each([
  [['apache', ...SERVER], 'npm run static-hosting'],
  [['netlify'], 'npm run static-hosting'],
  [['netlify', '--loud'], 'npm run static-hosting'],
  [['netlify', '--server', 'http://server.example.ca'], '--server must be an https origin'],
  [['nginx', '--server', 'https://server.example.ca/api'], '--server must be an https origin'],
  [['nginx', '--server', 'https://a.example.ca; return 200'], 'npm run static-hosting'],
  [['nginx', ...SERVER, '--root', '/srv/$host'], 'the nginx rules cannot contain'],
])('refuses %j with a message', (args, sentence) => {
  const out = aFolder();
  const { status, stderr } = run(...args, '--out', out);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});
