import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { LATER_PARTS } from '#tests/support/browser/later-parts.ts';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';
import { translatePages } from '#tests/support/browser/translator.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

// Each part of a page that a click or a touch loads is missing in turn, as after a deployment that removed
// its file. The page then says so, and offers to reload.

const SCRIPTS = join(import.meta.dirname, '../../../dist/client/_astro');
const MAP = '/real-estate/map/43.6532;-79.3832?z=14';
const LIST = '/real-estate/list/on/toronto';
const CONTACT = '/real-estate/contact';

/** Text of a module that was joined into a file of another name. */
const TEXTS: Readonly<Record<string, string>> = {
  'stores/application/state.ts': 'realty:application-state',
  'stores/saved/account.ts': '/api/customer/saved-homes',
};

/** The addresses of the built files with a module: by its name, else by its text. */
function filesOf(module: string): readonly string[] {
  const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith('.js'));
  const name = basename(module).replace(/\.tsx?$/, '.');
  const scriptsOfModule = scripts.filter((file) => file.startsWith(name));
  const text = TEXTS[module];
  const files = text
    ? scripts.filter((file) => readFileSync(join(SCRIPTS, file), 'utf8').includes(text))
    : scriptsOfModule;
  if (files.length === 0) throw new Error(`no built file holds ${module}`);
  return files;
}

const signIn = async (page: Page) => logIn(page, await anAccount(page.request));

/** Leaves something in the storage of a page that is about to open. */
const storeValue = (
  page: Page,
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: unknown,
) =>
  page.addInitScript(
    ([where, name, text]) => window[where as 'localStorage'].setItem(String(name), String(text)),
    [area, key, typeof value === 'string' ? value : JSON.stringify(value)],
  );

type Touch = {
  /** Runs before the part is missing. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The action that loads it. */
  readonly touch: (page: Page) => Promise<unknown>;
};

const openMap = async (page: Page) => {
  await page.goto(MAP);
  await mapReady(page);
};
const login = async (page: Page) => {
  await page.goto('/real-estate/auth/login');
  await page.getByLabel('Email').fill('ada@example.ca');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong-Passw0rd!');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
const askAboutAHome = async (page: Page) => {
  await page.goto(await aHomeForSale(page.request));
  await page.getByRole('button', { name: 'Ask about this home' }).click();
};

const TOUCHES: Readonly<Record<string, Touch>> = {
  'clients/identity/account-calls.ts': { touch: login },
  'clients/identity/profile-calls.ts': {
    before: signIn,
    touch: (page) => page.goto('/real-estate/auth/profile'),
  },
  'clients/identity/session-calls.ts': { before: signIn, touch: (page) => page.goto(LIST) },
  'islands/lead-form/fields/country-choices.ts': { touch: askAboutAHome },
  'islands/lead-form/hydrate-form.tsx': {
    touch: async (page) => {
      await page.goto(CONTACT);
      await page.getByLabel('First name').click();
    },
  },
  'islands/lead-form/restore-draft.ts': {
    before: (page) => storeValue(page, 'sessionStorage', 'realty:lead-draft', '{}'),
    touch: async (page) => page.goto(await aHomeForSale(page.request)),
  },
  'islands/lead-form/watch-draft.ts': { touch: askAboutAHome },
  'islands/lead-form/queue/send-queue.ts': {
    before: (page) => storeValue(page, 'localStorage', 'realty:leads', '[{}]'),
    touch: (page) => page.goto(CONTACT),
  },
  'islands/map/filters/FilterSheet.tsx': {
    before: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openMap(page);
    },
    touch: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  'islands/map/home-map/LiveHomeMap.tsx': {
    touch: async (page) => {
      await page.goto(await aHomeForSale(page.request));
      await page.getByText('Move the map').click();
    },
  },
  'islands/map/opened/Overlay.tsx': {
    before: openMap,
    touch: async (page) => {
      await page.goto('/real-estate/map/43.6532;-79.3832?z=16');
      await mapReady(page);
      await page.locator('.map-pin-price:visible').first().click();
    },
  },
  'islands/map/results/EmptyResultsHelp.tsx': {
    touch: (page) => page.goto('/real-estate/map/62.5;-95.5?z=12'),
  },
  'islands/map/search-boundary/DrawPad.tsx': {
    before: openMap,
    touch: (page) => page.getByRole('button', { name: 'Draw an area' }).click(),
  },
  'islands/save-search/open-dialog.ts': {
    before: async (page) => {
      await signIn(page);
      await page.goto(LIST);
    },
    touch: (page) => page.getByRole('button', { name: 'Save search' }).click(),
  },
  'islands/save-search/visit-search.ts': {
    before: async (page) => {
      await signIn(page);
      await storeValue(
        page,
        'sessionStorage',
        'realty:waiting-search',
        JSON.stringify({ address: LIST }),
      );
    },
    touch: (page) => page.goto(LIST),
  },
  'islands/search-box/suggestions/SuggestionList.tsx': {
    before: (page) => page.goto('/real-estate/search'),
    touch: (page) => page.getByRole('combobox').first().pressSequentially('toro'),
  },
  'islands/trends/LiveChart.tsx': {
    before: (page) => page.goto('/real-estate/trends'),
    touch: (page) => page.getByRole('application', { name: /^Average sold price/ }).focus(),
  },
  'scripts/account-menu/account-session.ts': { before: signIn, touch: (page) => page.goto(LIST) },
  'scripts/account-menu/show-ended.ts': {
    before: (page) => storeValue(page, 'sessionStorage', 'realty:ended', '0'),
    touch: (page) => page.goto(LIST),
  },
  'scripts/exit-modal/offer-help.ts': {
    before: async (page) => {
      await page.goto('/real-estate/buying');
      await page.waitForFunction(() => performance.now() > 3100);
    },
    touch: async (page) => {
      await page.mouse.move(400, 300);
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -4 })),
      );
    },
  },
  'stores/application/state.ts': { touch: (page) => page.goto(`${CONTACT}?referral=FRIEND-7`) },
  'stores/saved/account.ts': { before: signIn, touch: (page) => page.goto(LIST) },
  'ui/filters/fields/MenuFields.tsx': {
    before: openMap,
    touch: (page) => page.locator('[data-filter-menu] summary').first().click(),
  },
  'ui/form/restore-fields.ts': {
    before: translatePages,
    touch: async (page) => {
      await page.goto(CONTACT);
      await page.getByLabel('First name').click();
    },
  },
};

test.beforeEach(({ expected }) => {
  expected.push(/./);
});

for (const [module, expectedEffect] of Object.entries(LATER_PARTS)) {
  if (expectedEffect !== 'told') continue;
  test(`a page without ${module} says so and offers to reload`, async ({ page }) => {
    const { before, touch } = TOUCHES[module] ?? {};
    if (!touch) throw new Error(`nothing is known to load ${module}`);
    const files = filesOf(module);
    await before?.(page);
    const isGone = (url: URL) => files.some((file) => url.pathname.endsWith(`/${file}`));
    await page.route(isGone, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await touch(page);
    const notice = page
      .locator('.notice', { hasText: 'A part of this page could not be loaded.' })
      .filter({ visible: true });
    await expect(notice.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
  });
}
