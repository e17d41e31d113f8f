import { expect, test } from 'vitest';
import FlakyJourneys from '#tests/support/browser/flaky-journeys.ts';

type Outcome = 'expected' | 'flaky';

async function endOf(outcomes: readonly Outcome[]) {
  const lines: string[] = [];
  const reporter = new FlakyJourneys(undefined, (text) => void lines.push(text));
  const journeys = outcomes.map((outcome, number) => ({
    outcome: () => outcome,
    titlePath: () => ['', 'desktop', 'a-file.spec.ts', `journey ${number}`],
  }));
  reporter.onBegin(undefined, { allTests: () => journeys as never });
  return { ...(await reporter.onEnd({ status: 'passed' })), text: lines.join('') };
}

test('a run without flaky journeys prints nothing', async () => {
  expect(await endOf(['expected', 'expected'])).toEqual({ status: 'passed', text: '' });
});

test('two flaky journeys are listed and pass', async () => {
  const { status, text } = await endOf(['flaky', 'expected', 'flaky']);
  expect(status).toBe('passed');
  expect(text).toContain('desktop › a-file.spec.ts › journey 0');
  expect(text).toContain('journey 2');
  expect(text).not.toContain('journey 1');
});

test('three flaky journeys fail the run', async () => {
  expect(await endOf(['flaky', 'flaky', 'flaky'])).toMatchObject({ status: 'failed' });
});
