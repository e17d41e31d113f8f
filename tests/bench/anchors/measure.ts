import { timeCalls, timeInTurns, warmUp } from '../support/timings.ts';
import { disagreements } from './agreement.ts';
import type { SiteAnswers } from './index-answers.ts';
import type { ClassTimes, Measurement } from './measured.ts';
import type { Anchor, QuestionClass } from './question.ts';

const BUDGET_MS = 10_000;
const MIXED_PASSES = 3;

async function warmUpAll(
  { warmUp: questions }: QuestionClass,
  site: SiteAnswers,
  anchors: readonly Anchor[],
): Promise<void> {
  await warmUp(questions.map(site.call), (call) => call());
  for (const anchor of anchors) await warmUp(questions, anchor.ask);
}

/** The differences between the answers of the databases and those of the index. */
async function differencesOf(
  questionClass: QuestionClass,
  site: SiteAnswers,
  anchors: readonly Anchor[],
): Promise<string[]> {
  const expected: (string | undefined)[] = [];
  for (const question of questionClass.questions) expected.push(await site.expected(question));
  const differences: string[] = [];
  for (const anchor of anchors) {
    differences.push(...(await disagreements(questionClass, anchor, expected)));
  }
  return differences;
}

/**
 * Times a class in every way, the first asks before any of its questions is asked otherwise, and compares
 * the answers.
 */
export async function measureClass(
  questionClass: QuestionClass,
  site: SiteAnswers,
  allAnchors: readonly Anchor[],
): Promise<{ times: Measurement; differences: string[] }> {
  const { name, questions } = questionClass;
  const anchors = allAnchors.filter(({ answers }) => questions.every(answers));
  const calls = questions.map(site.call);
  const engines = [
    (at: number) => calls[at]?.(),
    ...anchors.map(
      ({ ask }) =>
        (at: number) =>
          ask(questions[at] as (typeof questions)[number]),
    ),
  ];
  const numbers = questions.map((_, at) => at);
  const timesOf = ([index = [], ...others]: readonly (readonly number[])[]): ClassTimes => ({
    name,
    questions: questions.length,
    index,
    anchors: new Map(anchors.map((anchor, at) => [anchor.name, others[at] ?? []])),
  });
  await warmUpAll(questionClass, site, anchors);
  const first = await timeInTurns(numbers, engines, { passes: 1, budgetMs: BUDGET_MS });
  const differences = await differencesOf(questionClass, site, anchors);
  const mixed = await timeInTurns(numbers, engines, { passes: MIXED_PASSES, budgetMs: BUDGET_MS });
  const warm: number[][] = [];
  for (const engine of engines) warm.push(await timeCalls(numbers, engine, BUDGET_MS));
  return {
    times: { first: timesOf(first), mixed: timesOf(mixed), warm: timesOf(warm) },
    differences,
  };
}
