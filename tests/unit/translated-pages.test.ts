import { expect, test } from 'vitest';
import { fragileLines } from '#tests/support/jsx-children.ts';
import { filesIn, textOf } from '#tests/support/import-graph.ts';

// A translator replaces the texts of a page with elements of its own. React then fails when it inserts
// something before a text or removes a text, and the whole island is lost.

const linesOf = (jsx: string) => fragileLines('Part.tsx', `const part = ${jsx};`);

test.each([
  ['an element that comes and goes before a text', '<p>{isBusy && <b />}{words.save}</p>'],
  ['one of two elements before a text', '<p>{isBusy ? <b /> : <i />}Save</p>'],
  ['a text that comes and goes beside an element', '<p><b />{isBusy && words.busy}</p>'],
  ['a component before a text', '<p><Mark />{words.save}</p>'],
  ['a list before a text', '<p>{all.map((each) => <b key={each} />)}{words.save}</p>'],
  [
    'the words of a caller after what comes and goes',
    '<button>{isBusy && <b />}{children}</button>',
  ],
])('%s is found', (_, jsx) => {
  expect(linesOf(jsx)).toEqual([1]);
});

test.each([
  ['a text alone', "<p>{isBusy ? words.busy : ''}</p>"],
  ['a text in an element of its own', '<p>{isBusy && <b />}<span>{words.save}</span></p>'],
  ['a text before what comes and goes', '<p>{words.save}{isBusy && <b />}</p>'],
  ['a space between what comes and goes', "<p>{isBusy && <b />}{' '}<Mark /></p>"],
  ['a text beside elements that stay', '<p><b />{words.save}<i /></p>'],
  ['the blocks of a caller', '<form>{isBusy && <b />}{children}</form>'],
])('%s is none', (_, jsx) => {
  expect(linesOf(jsx)).toEqual([]);
});

test('no part that React changes in the page holds a bare text beside what comes and goes', () => {
  const files = [...filesIn('src/islands'), ...filesIn('src/ui')].filter((file) =>
    /\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => fragileLines(file, textOf(file)).map((line) => `${file}:${line}`)),
  ).toEqual([]);
});
