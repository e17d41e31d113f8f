import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** The run fails if more journeys than this pass only at the second try. */
const MOST_FLAKY = 2;

const nameOf = (journey: Pick<TestCase, 'titlePath'>) =>
  journey
    .titlePath()
    .filter((part) => part !== '')
    .join(' › ');

/** Names the journeys that passed only at the second try, and fails the run if they are many. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default class FlakyJourneys implements Reporter {
  #suite: Pick<Suite, 'allTests'> | undefined;
  readonly #write: (text: string) => void;

  constructor(
    _options?: unknown,
    write: (text: string) => void = (text) => void process.stdout.write(text),
  ) {
    this.#write = write;
  }

  onBegin(_config: unknown, suite: Pick<Suite, 'allTests'>): void {
    this.#suite = suite;
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status: FullResult['status'] }> {
    const journeys = this.#suite?.allTests() ?? [];
    const flaky = journeys.filter((journey) => journey.outcome() === 'flaky');
    if (flaky.length === 0) return { status };
    const isTooMany = flaky.length > MOST_FLAKY;
    this.#write(
      [
        '',
        `Flaky, passed at the second try alone (at most ${MOST_FLAKY} may be):`,
        ...flaky.map((journey) => `  ${nameOf(journey)}`),
        '',
      ].join('\n'),
    );
    return { status: isTooMany ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}
