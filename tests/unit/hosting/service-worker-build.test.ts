import { expect, test } from 'vitest';
import { filesOfPage } from '#src/hosting/service-worker-build.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  '/real-estate/_astro/page.1.js':
    'import{a}from"./shared.2.js";import"./side.3.js";import("./account.5.js");import("./send-queue.8.js"),import("./saved-notice.9.js")',
  '/real-estate/_astro/shared.2.js': 'export{b}from"./side.3.js"',
  '/real-estate/_astro/side.3.js': '',
  '/real-estate/_astro/send-queue.8.js': 'import{n}from"./leads.6.js"',
  '/real-estate/_astro/leads.6.js': '',
  '/real-estate/_astro/saved-notice.9.js': '',
};

test('a page needs its styles, fonts, scripts, imports and offline lazy imports', () => {
  const html = `<link rel="stylesheet" href="/real-estate/_astro/site.7.css">
    <link rel="preload" as="font" href="/real-estate/_astro/fonts/a.woff2">
    <link rel="icon" href="/real-estate/favicon.svg">
    <script type="module" src="/real-estate/_astro/page.1.js"></script>
    <a href="/real-estate/about">About</a>`;
  expect(filesOfPage(html, (address) => SCRIPTS[address] ?? '')).toEqual([
    '/real-estate/_astro/fonts/a.woff2',
    '/real-estate/_astro/leads.6.js',
    '/real-estate/_astro/page.1.js',
    '/real-estate/_astro/saved-notice.9.js',
    '/real-estate/_astro/send-queue.8.js',
    '/real-estate/_astro/shared.2.js',
    '/real-estate/_astro/side.3.js',
    '/real-estate/_astro/site.7.css',
    '/real-estate/favicon.svg',
  ]);
});
