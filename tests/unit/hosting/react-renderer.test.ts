import { createElement, type ReactNode, useId } from 'react';
import { expect, test } from 'vitest';
import renderer from '#src/hosting/react-renderer.ts';

const Field = ({ label, children }: { label: string; children?: ReactNode }) =>
  createElement('label', { htmlFor: useId() }, label, children);

const Greeting = ({ name }: { name: string }) => createElement('p', null, 'Hello, ', name);

/** Renders as Astro does, for the page identified by its result. */
const render = (
  page: object,
  props: object,
  slots: Record<string, string> = {},
  metadata: Parameters<typeof renderer.renderToStaticMarkup>[3] = undefined,
) => renderer.renderToStaticMarkup.call({ result: page }, Field, props, slots, metadata);

const STATIC = { astroStaticSlot: true } as const;

test('two components on a page get different ids', async () => {
  const page = {};
  const first = await render(page, { label: 'Email' });
  const second = await render(page, { label: 'Email' });
  expect(first.attrs).toEqual({ prefix: 'r0' });
  expect(second.attrs).toEqual({ prefix: 'r1' });
  expect(first.html).toContain('for="_r0');
  expect(second.html).toContain('for="_r1');
});

test('ids restart on each page, so its HTML never varies', async () => {
  const html = async () => (await render({}, { label: 'Email' })).html;
  expect(await html()).toBe(await html());
});

test('the slot content of a component becomes its children', async () => {
  const slots = { default: '<b>now</b>' };
  const hydrated = { ...STATIC, hydrate: 'load' } as Parameters<typeof render>[3];
  const still = STATIC as Parameters<typeof render>[3];
  expect((await render({}, { label: 'Email' }, slots, hydrated)).html).toContain(
    'Email<astro-slot><b>now</b></astro-slot>',
  );
  expect((await render({}, { label: 'Email' }, slots, still)).html).toContain(
    'Email<astro-static-slot><b>now</b></astro-static-slot>',
  );
  expect((await render({}, { label: 'Email' }, { default: ' ' }, still)).html).not.toContain(
    'slot',
  );
});

test('only a hydrated component carries text separators', async () => {
  const html = async (metadata: Parameters<typeof render>[3]) =>
    (
      await renderer.renderToStaticMarkup.call(
        { result: {} },
        Greeting,
        { name: 'Ada' },
        {},
        metadata,
      )
    ).html;
  expect(await html(STATIC as Parameters<typeof render>[3])).toBe('<p>Hello, Ada</p>');
  expect(await html({ ...STATIC, hydrate: 'load' } as Parameters<typeof render>[3])).toBe(
    '<p>Hello, <!-- -->Ada</p>',
  );
});

test('a custom element is not a React component', async () => {
  const isComponent = (component: unknown) => renderer.check(component, {}, {});
  expect(await isComponent('carousel-strip')).toBe(false);
  expect(await isComponent(Field)).toBe(true);
});
