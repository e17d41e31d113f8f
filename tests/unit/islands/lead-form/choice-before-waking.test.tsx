import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { LeadFormIsland } from '#src/islands/lead-form/LeadFormIsland.tsx';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';

beforeEach(() => connectHttp(async () => new Response('{}')));

afterEach(() => {
  cleanup();
  connectHttp(undefined);
});

const form = <LeadFormIsland locale={DEFAULT_LOCALE} phone="1" privacyHref="/privacy" />;

const purposes = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('[name=purpose]'),
];

test.each([0, 1, 2])('choice %d stays when it was made before the form is awake', async (index) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(form);
  const choice = purposes(root)[index];
  if (choice) choice.checked = true;
  await act(async () => {
    render(form, { container: root, hydrate: true });
  });
  expect(purposes(root).map(({ checked }) => checked)).toEqual(
    [0, 1, 2].map((each) => each === index),
  );
  expect([...root.querySelectorAll('[data-purposes]')].length).toBeGreaterThan(0);
  for (const part of root.querySelectorAll<HTMLElement>('[data-purposes]')) {
    expect(part.dataset['purposes']).toContain(choice?.value);
  }
});

test('a call that was asked for before the form is awake keeps its phone field', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(form);
  for (const choice of root.querySelectorAll<HTMLInputElement>('[value=question], [name=callBack]'))
    choice.checked = true;
  await act(async () => {
    render(form, { container: root, hydrate: true });
  });
  expect(root.querySelector('[name=phone]')).not.toBeNull();
  expect(root.querySelector('[name=city]')).toBeNull();
});
