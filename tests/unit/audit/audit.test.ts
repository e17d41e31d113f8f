import { afterEach, expect, test, vi } from 'vitest';
import { missedGoals } from '#tests/audit/goals.ts';
import { linkChecker } from '#tests/audit/links.ts';
import { markupFindings } from '#tests/audit/markup.ts';
import { policyFindings } from '#tests/audit/policy.ts';
import { speedOf, transferOf } from '#tests/audit/transfer.ts';

const ORIGIN = 'http://site.example';
const FAST = { score: 100, lcpSeconds: 1, blockingMs: 0, shift: 0 };
const SMALL = { bytes: 9000, scriptBytes: 4000, requests: 3 };

type Report = Parameters<typeof speedOf>[0];
const reportOf = (audits: object) => ({ audits, categories: {} }) as Report;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('links that fail or name a missing element are reported', async () => {
  const requestedUrls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requestedUrls.push(url);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const status = url.endsWith('/gone') ? 410 : 200;
    return new Response('<h2 id="team">Team</h2>', { status, headers });
  });
  const links = ['/about#team', '/about#nobody', '/gone', '/about'].map((path) => ORIGIN + path);
  const { count, problems } = await linkChecker(ORIGIN).check([
    ...links,
    'https://elsewhere.example/',
  ]);
  expect(count).toBe(4);
  expect(problems).toEqual([
    `${ORIGIN}/about#nobody: there is no element of this id`,
    `${ORIGIN}/gone: 410`,
  ]);
  expect(requestedUrls).toEqual([`${ORIGIN}/about`, `${ORIGIN}/gone`]);
});

test('a link that answers 503 with retry-after is requested again', async () => {
  const statuses = [503, 200];
  vi.stubGlobal('fetch', async () => {
    const status = statuses.shift() ?? 500;
    return new Response('', { status, headers: status === 503 ? { 'retry-after': '0' } : {} });
  });
  expect((await linkChecker(ORIGIN).check([`${ORIGIN}/busy`])).problems).toEqual([]);
});

test('invalid markup is reported with its position', async () => {
  const page = (body: string) =>
    `<!doctype html>\n<html lang="en"><head><title>Homes</title></head><body>${body}</body></html>`;
  expect(await markupFindings(page('<p>Homes</p>'))).toEqual([]);
  const [finding] = await markupFindings(page('<p>Homes<div>for sale</div></p>'));
  expect(finding).toMatch(/\(2:\d+\)$/);
});

test('missed weight and speed goals are reported, as are missing measurements', () => {
  expect(missedGoals('marketing', SMALL, FAST)).toEqual([]);
  expect(missedGoals('marketing', { ...SMALL, scriptBytes: 6000 }, FAST)).toEqual([
    'KB of script: 5.86, where 5 is the goal',
  ]);
  const emptySpeed = speedOf(reportOf({}));
  expect(missedGoals('marketing', SMALL, emptySpeed)).toHaveLength(3);
});

test('page bytes count all requests, and script bytes count only scripts', () => {
  const items = [
    { transferSize: 7000, resourceType: 'Document' },
    { transferSize: 3000, resourceType: 'Script' },
    { transferSize: 40 },
  ];
  const report = reportOf({ 'network-requests': { details: { items } } });
  expect(transferOf(report)).toEqual({ bytes: 10_040, scriptBytes: 3000, requests: 3 });
});

test('policy weaknesses are reported, and so is a policy that was not audited', () => {
  const strict = { details: { items: [] } };
  const items = [{ severity: 'High', description: { formattedDefault: 'script-src is missing' } }];
  expect(policyFindings(reportOf({ 'csp-xss': strict, 'trusted-types-xss': strict }))).toEqual([]);
  expect(
    policyFindings(reportOf({ 'csp-xss': { details: { items } }, 'trusted-types-xss': strict })),
  ).toEqual(['csp-xss: script-src is missing']);
  expect(policyFindings(reportOf({}))).toHaveLength(2);
});
