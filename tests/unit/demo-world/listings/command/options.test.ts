import { expect, test } from 'vitest';
import { readDemoOptions } from '#src/demo-world/listings/command/options.ts';

const readArgs = (...args: string[]) => readDemoOptions(args);

test('without options it makes the default set', () => {
  expect(readArgs()).toEqual({
    ok: true,
    value: { task: 'make', count: 34_500, withReport: false, seed: undefined },
  });
});

test('a count may be a separate argument or follow an equals sign', () => {
  expect(readArgs('--listings', '1000000')).toMatchObject({
    ok: true,
    value: { count: 1_000_000 },
  });
  expect(readArgs('--listings=500')).toMatchObject({
    ok: true,
    value: { count: 500, task: 'make' },
  });
});

test('a report alone makes no listings, and with a count it follows the generation', () => {
  expect(readArgs('--report')).toMatchObject({ ok: true, value: { task: 'report' } });
  expect(readArgs('--report', '--listings', '5')).toMatchObject({
    ok: true,
    value: { task: 'make', withReport: true },
  });
});

test('help overrides every other option', () => {
  expect(readArgs('--report', '--help')).toMatchObject({ ok: true, value: { task: 'help' } });
});

test.each(['0', '-5', 'many', '1.5', '1e6', '99999999', ''])(
  'a count of "%s" is refused',
  (text) => {
    const outcome = readArgs('--listings', text);
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.error).toContain('--listings must be a whole number from 1 to');
  },
);

test('an option without its value and an unknown option are refused by name', () => {
  expect(readArgs('--listings')).toMatchObject({ ok: false });
  expect(readArgs('--seed')).toEqual({
    ok: false,
    error: '--seed takes a text, but none is given.',
  });
  expect(readArgs('--lots')).toEqual({
    ok: false,
    error: '"--lots" is not an option; see npm run demo -- --help.',
  });
});
