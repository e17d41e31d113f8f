import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';

// Run by `npm run bench tasks` beside `npm start`: the clicks, choices and texts, and the seconds of
// waiting, that a buyer needs for the most common tasks. Nobody thinks or reads here: the seconds are the
// site's own.

const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } });
const ORIGIN = `http://localhost:${Number(values.port)}`;

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Counts the actions of a hand. */
class Hand {
  clicks = 0;
  texts = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** A choice in a list of the browser takes two clicks: one opens it. */
  async choose(list: Locator, label: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption(label);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.texts += 1;
    await field.fill(text);
  }
}

type Task = (page: Page, hand: Hand, isPhone: boolean) => Promise<void>;

const firstHome = (page: Page) => page.locator('#map-results article').first();

/** Enters the place in the search box, then type, bedrooms and price. */
const findCondo: Task = async (page, hand, isPhone) => {
  const box = page.getByRole('combobox', { name: /^Search for a place/ }).first();
  await hand.type(box, 'yorkville');
  await hand.click(page.getByRole('option', { name: /^Yorkville/ }).first());
  await firstHome(page).waitFor();
  const filters = isPhone
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('form', { name: 'Filters' });
  const open = async (name: string) => {
    if (!isPhone) await hand.click(filters.locator('summary', { hasText: name }));
  };
  if (isPhone) await hand.click(page.getByRole('button', { name: /^Filters/ }));
  await open('Price');
  await hand.choose(filters.getByLabel('Maximum price').last(), '$700,000');
  await open('Home type');
  await hand.click(filters.getByText('Condo Apt', { exact: true }));
  await open('Beds & baths');
  await hand.click(filters.getByRole('group', { name: 'Bedrooms' }).getByText('2+'));
  await page.waitForURL(/maxPrice=700000.*beds=2|beds=2.*maxPrice=700000/);
  await hand.click(filters.getByRole('button', { name: /^See [\d,]+ homes?$/ }).last());
  await firstHome(page).waitFor();
};

/** Goes from the first home of the list to the sales near it with their price per square foot. */
const compareValue: Task = async (page, hand) => {
  const link = firstHome(page).getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  hand.clicks += 1;
  await page.goto(new URL(address, ORIGIN).href);
  const sales = page.getByRole('region', { name: 'Comparable sales' });
  await sales.scrollIntoViewIfNeeded();
  await sales
    .getByText(/sq ?ft/i)
    .first()
    .waitFor();
};

const bookShowing: Task = async (page, hand) => {
  await hand.click(
    page
      .getByRole('link', { name: 'Book a showing', exact: true })
      .filter({ visible: true })
      .first(),
  );
  const form = page.getByRole('form', { name: 'Showing form' });
  const chip = (group: string, at: number) =>
    form.getByRole('group', { name: group }).locator('label').nth(at);
  await hand.click(chip('Day', 1));
  await hand.click(chip('Time', 0));
  await hand.type(form.getByLabel('First name'), 'Ada');
  await hand.type(form.getByLabel('Last name'), 'Wong');
  await hand.type(form.getByRole('textbox', { name: 'Email' }), 'ada@example.ca');
  await hand.type(form.getByLabel('Phone'), '4165550199');
  await hand.click(form.getByRole('button', { name: /^Request / }));
  await page.getByRole('heading', { name: 'Your request is in' }).waitFor();
};

const saveSearch: Task = async (page, hand) => {
  await firstHome(page).waitFor();
  await hand.click(page.getByRole('button', { name: 'Save search' }).first());
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await hand.click(dialog.getByRole('button', { name: 'Save search' }));
  await dialog.getByText('is saved.').waitFor();
};

const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox'],
});

/** Does a task and prints its counts and seconds. */
async function timed(name: string, page: Page, isPhone: boolean, task: Task): Promise<void> {
  const hand = new Hand();
  const startMs = performance.now();
  await task(page, hand, isPhone);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const counts = `${hand.clicks} clicks, ${hand.texts} texts, ${seconds} s`;
  process.stdout.write(`${isPhone ? 'phone  ' : 'desktop'}  ${name.padEnd(44)} ${counts}\n`);
}

for (const [device, options] of Object.entries(DEVICES)) {
  const isPhone = device === 'phone';
  const context = await browser.newContext({ ...options, baseURL: ORIGIN });
  const page = await context.newPage();
  // Most sales are shown only to logged-in visitors.
  await logIn(page, await anAccount(context.request));
  await page.goto('/real-estate/');
  await timed('a 2-bedroom condo under $700,000 in Yorkville', page, isPhone, findCondo);
  const search = page.url();
  await timed('its price against comparable sales', page, isPhone, compareValue);
  await timed('a showing booked', page, isPhone, bookShowing);
  await page.goto(search);
  await timed('the search saved', page, isPhone, saveSearch);
  await context.close();
}
await browser.close();
