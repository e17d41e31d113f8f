import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';

/** The pages Lighthouse judges, besides that of a home. */
export const JUDGED_PAGES = [
  '/',
  '/about',
  '/buying',
  '/selling',
  '/contact',
  '/team',
  '/reviews',
  '/accessibility',
  '/list/on/toronto',
  '/map',
  '/trends',
  '/calculators',
  '/home-value',
] as const;

/** Lighthouse's report on a page: scores of categories by name, and the result of each audit. */
export type LighthouseReport = RunnerResult['lhr'];

/** On a busy machine the recording of a page sometimes lacks its beginning. */
const ATTEMPTS = 3;

export type Judge = {
  readonly reportOf: (url: string, flags: Flags) => Promise<LighthouseReport>;
  /** The score of a category, from 0 to 100, by its name. */
  readonly scoresOf: (url: string, flags: Flags) => Promise<ReadonlyMap<string, number>>;
  readonly close: () => Promise<void>;
};

/** Google's own tool, judging pages on a phone, in a browser of its own. */
export async function lighthouseJudge(port: number, options: LaunchOptions): Promise<Judge> {
  const browser: Browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  async function reportOf(url: string, flags: Flags): Promise<LighthouseReport> {
    const settings: Flags = { port, logLevel: 'silent', disableFullPageScreenshot: true };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { lhr } = (await lighthouse(url, { ...settings, ...flags })) ?? {};
      if (lhr && !lhr.runtimeError) return lhr;
    }
    throw new Error(`Lighthouse says nothing of ${url}.`);
  }
  return {
    reportOf,
    async scoresOf(url, flags) {
      const categories = Object.entries((await reportOf(url, flags)).categories);
      return new Map(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
    },
    close: () => browser.close(),
  };
}
