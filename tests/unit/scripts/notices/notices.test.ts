import { beforeEach, expect, test } from 'vitest';
import { $notifications, dismiss, notify } from '#src/stores/shell/notifications.ts';

const texts = (tone: string) =>
  [...document.querySelectorAll(`[data-tone="${tone}"] > .notice > p`)].map(
    ({ textContent }) => textContent,
  );
const notice = (id: string, tone: 'info' | 'failed') => ({ id, text: id, tone, lasts: true });

beforeEach(async () => {
  $notifications.set([]);
  if (document.querySelector('[data-notices]')) return;
  document.documentElement.lang = 'en-CA';
  document.body.innerHTML = `<section data-notices data-most="2">
    <div data-tone="failed" role="alert"></div><div data-tone="info" role="status"></div></section>`;
  await import('#src/scripts/notices/notices.ts');
});

test('the latest notices up to the limit are shown, and earlier ones return', () => {
  for (const id of ['one', 'two', 'three']) notify(notice(id, 'info'));
  expect(texts('info')).toEqual(['two', 'three']);
  dismiss('three');
  expect(new Set(texts('info'))).toEqual(new Set(['one', 'two']));
});

test('a failure goes into the assertive region, other notices into the polite one', () => {
  notify(notice('lost', 'failed'));
  notify(notice('news', 'info'));
  expect(texts('failed')).toEqual(['lost']);
  expect(texts('info')).toEqual(['news']);
});

test('a notice is dismissed by its button', () => {
  notify(notice('news', 'info'));
  document.querySelector<HTMLButtonElement>('.notice button:last-child')?.click();
  expect($notifications.get()).toEqual([]);
  expect(texts('info')).toEqual([]);
});
