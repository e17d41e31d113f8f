import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';

/** What Lighthouse judges, besides the page of a home. */
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
] as const;

export type Judge = {
  /** The score of a category, from 0 to 100, by its name. */
  readonly scoresOf: (url: string, flags: Flags) => Promise<ReadonlyMap<string, number>>;
  readonly close: () => Promise<void>;
};

/** How Google's own tool judges pages on a phone, in a browser of its own. */
export async function lighthouseJudge(port: number, options: LaunchOptions): Promise<Judge> {
  const browser: Browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  return {
    async scoresOf(url, flags) {
      const result = await lighthouse(url, {
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        ...flags,
      });
      const categories = Object.entries(result?.lhr.categories ?? {});
      return new Map(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
    },
    close: () => browser.close(),
  };
}
