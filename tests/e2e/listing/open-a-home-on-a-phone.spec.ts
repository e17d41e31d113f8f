import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import {
  expectSteady,
  scrollThrough,
  watchLayoutShift,
} from '#tests/support/browser/layout-shift.ts';
import { aHomeForSale, somePhotos } from '#tests/support/listings/demo-homes.ts';
import { openMadeHome } from '#tests/support/listings/made-home.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { anEmail, fillPerson, wakeLeadForm } from '#tests/support/leads/lead-form.ts';
import { swipeLeft } from '#tests/support/browser/swipe.ts';

const gallery = (page: Page) => page.getByRole('list', { name: /^\d+ photos?$/ });
const photo = (page: Page, number: number) =>
  gallery(page)
    .locator('li')
    .nth(number - 1);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the photos can be swiped, opened full screen and closed @main', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await expect(photo(page, 1).getByText(/^1 \/ \d+$/)).toBeInViewport();
  await swipeLeft(gallery(page));
  await expect(photo(page, 2).getByText(/^2 \/ \d+$/)).toBeInViewport({ ratio: 1 });
  await expect(photo(page, 2).locator('img')).toHaveJSProperty('complete', true);
  await photo(page, 2).tap();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await swipeLeft(viewer.locator('.splide__track'));
  await expect(viewer.getByText(/^3 \/ \d+$/)).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeHidden();
  await expectAccessible(page, 'dialog[open]');
  await viewer.getByRole('button', { name: 'Close the photos' }).tap();
  await expect(viewer).toBeHidden();
  await expect(photo(page, 2)).toBeInViewport();
});

test('widening the window turns the photo strip into a mosaic', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.locator('[data-gallery]')).toHaveClass(/is-initialized/);
  await swipeLeft(gallery(page));
  await expect(photo(page, 2)).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1000, height: 800 });
  for (const number of [1, 2, 3]) await expect(photo(page, number)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-gallery]')).toHaveClass(/is-initialized/);
  await expect(photo(page, 1)).toBeInViewport({ ratio: 1 });
  await expect(photo(page, 2)).not.toBeInViewport();
});

test('on the smallest phone, the first screen shows what a home is and costs', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(await aHomeForSale(request));
  const main = page.getByRole('main');
  for (const part of [
    photo(page, 1),
    main.getByText(/^\$[\d,]+$/).first(),
    title(page),
    main.getByText(/^About \$[\d,]+ a month$/).first(),
    main.getByText(/^Listed by /).first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the contact form covers the screen, is sent and says thank you @main', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  await page.getByRole('button', { name: 'Ask about this home' }).tap();
  const dialog = page.getByRole('dialog', { name: /Ask about/ });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await wakeLeadForm(page);
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Wong');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(anEmail());
  await dialog.getByLabel('Phone').pressSequentially('4165550199');
  await dialog.getByRole('button', { name: 'Send message' }).tap();
  await expect(heading(page, 'Thank you')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
});

test.describe('a message that cannot be sent', () => {
  test.use({ expected: [[/500/], { scope: 'test' }] });

  test('is reported below the form, over none of its fields', async ({ page, request }) => {
    await page.route('**/api/realty/contact', (route) => route.fulfill({ status: 500 }));
    await page.goto(await aHomeForSale(request));
    await page.getByRole('button', { name: 'Ask about this home' }).tap();
    const dialog = page.getByRole('dialog', { name: /Ask about/ });
    await wakeLeadForm(page);
    await fillPerson(dialog);
    await dialog.getByRole('button', { name: 'Send message' }).tap();
    const notice = page.getByText(/^Could not create this contact\./);
    await expect(notice).toBeInViewport({ ratio: 1 });
    const form = await dialog.getByRole('form').boundingBox();
    const { y = 0 } = (await page.locator('.notice').boundingBox()) ?? {};
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(y);
  });
});

test('Back closes the form and keeps what was typed', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  const home = page.url();
  const ask = page.getByRole('button', { name: 'Ask about this home' });
  await ask.tap();
  const dialog = page.getByRole('dialog', { name: /Ask about/ });
  await dialog.getByLabel('First name').fill('Ada');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(home);
  await ask.tap();
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada');
});

test('the page ends with the mortgage banner', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  const banner = heading(page, 'Know what you can spend').filter({ visible: true });
  await expect(banner).toHaveCount(1);
  const [offer, ask] = await Promise.all([
    banner.boundingBox(),
    page.getByRole('button', { name: 'Ask about this home' }).boundingBox(),
  ]);
  expect(offer?.y).toBeGreaterThan(ask?.y ?? Infinity);
});

test('the share menu of a home stays on the screen', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const menu = page.getByRole('region', { name: 'Share this home' });
  await expect(menu.getByRole('link')).toHaveCount(3);
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a row of homes has room for the last border of its cards', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  const row = page.locator('.swipe-row > ul');
  const ends = await row.evaluate((list) =>
    [list, ...list.querySelectorAll('article')].map((box) => box.getBoundingClientRect().bottom),
  );
  const [end = 0, ...cardEnds] = ends;
  expect(cardEnds.length).toBeGreaterThan(0);
  expect(end - Math.max(...cardEnds)).toBeGreaterThanOrEqual(1);
});

test('the dark page is accessible', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(await aHomeForSale(request));
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  await expectAccessible(page);
});

test('of forty photos, only those next to the visible one are loaded', async ({
  page,
  request,
}) => {
  const requestedUrls = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/images/listings/'))
      requestedUrls.add(request.url());
  });
  const images = await somePhotos(request, 40);
  await openMadeHome(page, { images, photoCount: 40 });
  await expect(photo(page, 1).getByText('1 / 40')).toBeVisible();
  await atRest(page);
  const small = [...requestedUrls].filter((url) => url.includes(encodeURI(images[0] ?? '')));
  expect(small).toHaveLength(1);
  const imageRequests = [...requestedUrls].filter((url) =>
    images.some((key) => url.includes(encodeURI(key))),
  );
  expect(imageRequests.length).toBeLessThanOrEqual(8);
  requestedUrls.clear();
  await photo(page, 1).tap();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.getByText('1 / 40')).toBeVisible();
  // The visible photo and two ahead.
  await expect.poll(() => requestedUrls.size).toBe(3);
  await atRest(page);
  expect(requestedUrls.size).toBe(3);
});

test('a home without photos shows its heading and facts', async ({ page }) => {
  await openMadeHome(page, { images: [], photoCount: 0 });
  await expect(gallery(page)).toHaveCount(0);
  await expect(heading(page, '18 Maple Avenue')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('$899,000').first()).toBeInViewport();
  for (const name of ['Overview', 'Facts and features', 'Monthly payment estimate']) {
    await expect(heading(page, name)).toBeVisible();
  }
  await expectAccessible(page);
});

test('a condo shows its unit number and maintenance fee', async ({ page, request }) => {
  const plain = aListing();
  await openMadeHome(page, {
    images: await somePhotos(request, 6),
    address: { ...plain.address, unitNumber: '2108' },
    class: 'CondoProperty',
    details: { ...plain.details, propertyType: 'Condo Apt' },
    condominium: { fees: { maintenance: 640 } },
  });
  await expect(heading(page, '2108')).toBeVisible();
  expect(new URL(page.url()).pathname).toContain('/2108-18-maple-avenue');
  await expect(page.getByText('$640 a month')).toBeVisible();
});

test('a home with few details shows no empty values', async ({ page }) => {
  const plain = aListing();
  const details = Object.fromEntries(Object.keys(plain.details).map((name) => [name, null]));
  await openMadeHome(page, {
    images: [],
    photoCount: 0,
    details,
    taxes: { annualAmount: null, assessmentYear: null },
    lot: { width: null, depth: null, measurement: null },
    office: { brokerageName: null },
  });
  await expect(heading(page, '18 Maple Avenue')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN/);
  await expectAccessible(page);
});

test('nothing shifts while the page loads', async ({ page, request }) => {
  await watchLayoutShift(page);
  await page.goto(await aHomeForSale(request));
  await atRest(page);
  await scrollThrough(page);
  await expectSteady(page);
});

test('where a home is comes after its facts, and the realtor after its rooms', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const topOf = async (name: string) => {
    const box = await heading(page, name).filter({ visible: true }).first().boundingBox();
    return box?.y ?? Number.NaN;
  };
  const tops: number[] = [];
  for (const name of [
    'Overview',
    'Facts and features',
    'Where it is',
    'Listing history',
    'Monthly payment estimate',
    'Rooms',
    'Ask about this home',
    'Similar Listings',
    'Source',
  ]) {
    tops.push(await topOf(name));
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('the rooms and the links of the footer open where a phone has folded them', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect(rooms.getByRole('table')).toBeHidden();
  await rooms.getByText(/^\d+ rooms$/).tap();
  await expect(rooms.getByRole('table')).toBeVisible();
  await rooms.getByText('Metres', { exact: true }).tap();
  await expect(rooms.locator('.in-metres').first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/^The trademarks REALTOR/)).toBeHidden();
  await footer.getByText('Trademarks and accuracy').tap();
  await expect(footer.getByText(/^The trademarks REALTOR/)).toBeVisible();
  await footer.getByText('Contact', { exact: true }).filter({ visible: true }).tap();
  await expect(footer.getByRole('link', { name: 'hello@larchway.example' })).toBeVisible();
  await expectAccessible(page);
});

test('the overview is collapsed and the payment fields are hidden until opened', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const overview = page.getByRole('region', { name: 'Overview' });
  const height = async () => (await overview.boundingBox())?.height ?? 0;
  const short = await height();
  await overview.getByText('More', { exact: true }).tap();
  expect(await height()).toBeGreaterThan(short);
  await expect(overview.getByText('More', { exact: true })).toBeHidden();
  const down = page.getByLabel('Down payment, %');
  await expect(down).toBeHidden();
  await page.getByText('Details', { exact: true }).tap();
  await expect(down).toBeVisible();
  await expectAccessible(page);
});
