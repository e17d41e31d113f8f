import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailBody, type MailBlock } from '#src/server/mail/mail-body.ts';

const URL = 'https://larchway.example/real-estate/detail?a=1&b=2';

const KINDS: readonly [kind: string, block: MailBlock, text: string, markup: string][] = [
  ['a paragraph', { paragraph: 'One\ntwo' }, 'One\ntwo', 'One<br>two</p>'],
  ['a quote', { quote: 'One\ntwo' }, '> One\n> two', 'One<br>two</blockquote>'],
  ['rows', { rows: [['City', 'Guelph']] }, 'City: Guelph', '>Guelph</td>'],
  ['a link', { link: 'Stop', url: URL }, `Stop:\n${URL}`, '?a=1&amp;b=2"'],
  ['a button', { button: 'See all', url: URL }, `See all:\n${URL}`, '>See all</a>'],
  [
    'a home',
    { home: '$900,000 · 1 Elm Street', url: URL, brokerage: 'Fernhill Realty' },
    `$900,000 · 1 Elm Street:\n${URL}\nFernhill Realty`,
    '>Fernhill Realty</span>',
  ],
  [
    'a home without a brokerage',
    { home: '1 Elm Street', url: URL, brokerage: null },
    `1 Elm Street:\n${URL}`,
    '>1 Elm Street</a></div>',
  ],
  ['a signature', { signature: 'Larchway\nLicence 1' }, 'Larchway\nLicence 1', 'Larchway<br>Lic'],
];

test.each(KINDS)('%s is in the text and in the markup', (_kind, block, text, markup) => {
  const body = mailBody([block], 'en');
  expect(body.text).toBe(`${text}\n`);
  expect(body.html).toContain(markup);
});

test('a code stands large in the markup, and in the text within its sentence', () => {
  const { text, html } = mailBody([{ paragraph: 'The code is 123456.' }, { code: '123456' }], 'en');
  expect(text).toBe('The code is 123456.\n');
  expect(html).toContain('>123456</p>');
});

test('no content makes markup of its own', () => {
  const tagsIn = (content: string) => {
    const blocks: readonly MailBlock[] = [
      { paragraph: content },
      { quote: content },
      { rows: [[content, content]] },
      { link: content, url: content },
      { button: content, url: content },
      { home: content, url: content, brokerage: `${content}.` },
      { code: content },
      { signature: content },
    ];
    const { html } = mailBody(blocks, 'en');
    return html.replaceAll('<br>', '').match(/[<>"]/g)?.length;
  };
  const expected = tagsIn('');
  fc.assert(fc.property(fc.string(), (content) => tagsIn(content) === expected));
  expect(tagsIn('"><script>alert(1)</script>')).toBe(expected);
});
