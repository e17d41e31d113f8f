import { expect, test } from 'vitest';
import { headEdits, type ScriptImports } from '#src/hosting/page-rendering/complete-head.ts';
import { editedPieces } from '#src/hosting/page-rendering/page-edits.ts';

const IMPORTS = {
  '/_astro/page.js': ['/_astro/core.js'],
  '/_astro/core.js': [],
  '/_astro/map.js': ['/_astro/react.js', '/_astro/core.js'],
  '/_astro/react.js': ['/_astro/runtime.js'],
  '/_astro/runtime.js': [],
};

const withCompleteHead = (html: string, imports: ScriptImports) =>
  editedPieces(html, headEdits(html, imports)).join('');

const page = (body: string) => `<head><title>A</title></head><body>${body}</body>`;

const linked = (html: string) =>
  [
    ...withCompleteHead(html, IMPORTS).matchAll(
      /rel="modulepreload" fetchpriority="low" href="([^"]+)"/g,
    ),
  ].map(([, address]) => address);

test('a page preloads the imports of its scripts but not the scripts themselves', () => {
  const html = page('<script type="module" src="/_astro/page.js"></script>');
  expect(linked(html)).toEqual(['/_astro/core.js']);
});

test.each(['only', 'load'])(
  'a page preloads every script of an island that hydrates at once (%s)',
  (client) => {
    const html = page(
      `<astro-island component-url="/_astro/map.js" renderer-url="/_astro/react.js" client="${client}">`,
    );
    expect(linked(html)).toEqual([
      '/_astro/map.js',
      '/_astro/react.js',
      '/_astro/core.js',
      '/_astro/runtime.js',
    ]);
  },
);

test.each(['focus', 'visible', 'idle'])(
  'a page preloads nothing for an island that hydrates later (%s)',
  (client) => {
    const html = page(`<astro-island component-url="/_astro/map.js" client="${client}">`);
    expect(withCompleteHead(html, IMPORTS)).toBe(html);
  },
);

test('a script missing from the import graph is preloaded alone', () => {
  const html = page('<astro-island component-url="/_astro/new.js" client="load">');
  expect(linked(html)).toEqual(['/_astro/new.js']);
});

test('a template holds its own preloads, except those the page loads anyway', () => {
  const html = page(
    '<script type="module" src="/_astro/page.js"></script>' +
      '<template id="later"><astro-island component-url="/_astro/map.js" client="only"></template>',
  );
  const [head = '', template = ''] = withCompleteHead(html, IMPORTS).split('<template');
  const links = (text: string) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links(head)).toEqual(['/_astro/core.js']);
  expect(links(template)).toEqual(['/_astro/map.js', '/_astro/react.js', '/_astro/runtime.js']);
});

test('the island style moves into the head, even out of a nested element', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  const html = page(`<div>${style}<astro-island client="focus"></astro-island></div>`);
  const [head = '', body = ''] = withCompleteHead(html, IMPORTS).split('</head>');
  expect(head).toContain(style);
  expect(body).not.toContain('<style>');
});

test('the island runtime scripts move before the style sheets, without duplicates', () => {
  const focus = '<script>(()=>{(self.Astro||(self.Astro={})).focus=1})();</script>';
  const runtime = '<script>(()=>{customElements.define("astro-island",A)})();</script>';
  const own = '<script>(() => { document.title = "A" })();</script>';
  const html = `<head><link rel="stylesheet" href="/a.css"></head><body>${focus}${runtime}<i></i>${own}${focus}</body>`;
  expect(withCompleteHead(html, IMPORTS)).toBe(
    `<head>${focus}${runtime}<link rel="stylesheet" href="/a.css"></head><body><i></i>${own}</body>`,
  );
});

test('a page without a head is unchanged', () => {
  const html = '<p>Gone</p><template><script src="/_astro/page.js"></script></template>';
  expect(withCompleteHead(html, IMPORTS)).toBe(html);
});

test('a template that starts with the island style loses it and keeps its preloads', () => {
  const style = '<style>astro-island{display:contents}</style>';
  const html = page(`<template>${style}<script src="/_astro/page.js"></script></template>`);
  const [head = '', body = ''] = withCompleteHead(html, IMPORTS).split('</head>');
  expect(head).toContain(style);
  expect(body).not.toContain('<style>');
  expect(body).toMatch(/<template><link [^>]+page\.js"><link [^>]+core\.js"><script /);
});
