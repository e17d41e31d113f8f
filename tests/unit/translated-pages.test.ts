import { expect, test } from 'vitest';
import { fragileLines } from '#tests/support/jsx-children.ts';
import { filesIn, textOf } from '#tests/support/import-graph.ts';

// A translator replaces the texts of a page with elements of its own. React then fails when it inserts
// something before a text or removes a text, and the whole island is lost.

const linesOf = (jsx: string) => fragileLines('Part.tsx', `const part = ${jsx};`);

test.each([
  ['a conditional element before a text', '<p>{isBusy && <b />}{words.save}</p>'],
  ['one of two conditional elements before a text', '<p>{isBusy ? <b /> : <i />}Save</p>'],
  ['a conditional text beside an element', '<p><b />{isBusy && words.busy}</p>'],
  ['a component before a text', '<p><Mark />{words.save}</p>'],
  ['a list before a text', '<p>{all.map((each) => <b key={each} />)}{words.save}</p>'],
  ['inline children after a conditional element', '<button>{isBusy && <b />}{children}</button>'],
])('%s is reported', (_, jsx) => {
  expect(linesOf(jsx)).toEqual([1]);
});

test.each([
  ['a text alone', "<p>{isBusy ? words.busy : ''}</p>"],
  ['a text in its own element', '<p>{isBusy && <b />}<span>{words.save}</span></p>'],
  ['a text before a conditional element', '<p>{words.save}{isBusy && <b />}</p>'],
  ['a space between conditional elements', "<p>{isBusy && <b />}{' '}<Mark /></p>"],
  ['a text beside permanent elements', '<p><b />{words.save}<i /></p>'],
  ['block children', '<form>{isBusy && <b />}{children}</form>'],
])('%s is not reported', (_, jsx) => {
  expect(linesOf(jsx)).toEqual([]);
});

test('no React component holds a bare text beside conditional content', () => {
  const files = [...filesIn('src/islands'), ...filesIn('src/ui')].filter((file) =>
    /\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => fragileLines(file, textOf(file)).map((line) => `${file}:${line}`)),
  ).toEqual([]);
});
