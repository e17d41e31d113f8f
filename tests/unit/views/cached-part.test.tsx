import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { LocaleContext } from '#src/ui/locale/use-texts.ts';
import { TodayContext, useToday } from '#src/ui/today.ts';
import { cachedPart } from '#src/views/cached-part.tsx';

type Props = { home: { street: string; rooms: number[] } };

const HOME = { street: 'Maple & Main', rooms: [3, 2] };

function pageOf(Part: React.ComponentType<Props>, home = HOME, today = '2026-11-27') {
  return renderToStaticMarkup(
    <LocaleContext value={DEFAULT_LOCALE}>
      <TodayContext value={today}>
        <Part home={home} />
      </TodayContext>
    </LocaleContext>,
  );
}

test('a part is cached from its second render on, with unchanged markup', () => {
  const draw = vi.fn(({ home }: Props) => (
    <p>
      {home.street} {useToday()}
    </p>
  ));
  const Part = cachedPart('street', draw);
  const page = pageOf(Part);
  expect(page).toContain('<p>Maple &amp; Main 2026-11-27</p>');
  for (let time = 0; time < 3; time += 1) {
    expect(pageOf(Part, structuredClone(HOME))).toBe(page);
  }
  expect(draw).toHaveBeenCalledTimes(2);
});

test('other props, another date or other amounts render again', () => {
  const Part = cachedPart('rooms', ({ home }: Props) => (
    <p>
      {home.rooms.join()} {useToday()}
    </p>
  ));
  for (let time = 0; time < 3; time += 1) expect(pageOf(Part)).toContain('3,2 2026-11-27');
  expect(pageOf(Part, { ...HOME, rooms: [4] })).toContain('4 2026-11-27');
  expect(pageOf(Part, HOME, '2026-11-28')).toContain('3,2 2026-11-28');
  const draw = vi.fn((_: Props) => <p>cost</p>);
  const Cost = cachedPart('cost', draw);
  for (let time = 0; time < 3; time += 1) pageOf(Cost);
  renderToStaticMarkup(
    <AmountsContext value="monthly">
      <TodayContext value="2026-11-27">
        <LocaleContext value={DEFAULT_LOCALE}>
          <Cost home={HOME} />
        </LocaleContext>
      </TodayContext>
    </AmountsContext>,
  );
  expect(draw).toHaveBeenCalledTimes(3);
});

test('parts with different names share neither markup nor ids', () => {
  const draw = (_: Props) => <p id={useId()} />;
  const [first, second] = [cachedPart('first', draw), cachedPart('second', draw)].map((Part) =>
    pageOf(Part),
  );
  expect(first).toContain('first');
  expect(second).toContain('second');
  expect(first).not.toBe(second);
});

test('a part that fails is not cached', () => {
  let fails = true;
  const Part = cachedPart('failing', (_: Props) => {
    if (fails) throw new Error('no street');
    return <p>drawn</p>;
  });
  expect(() => pageOf(Part)).toThrow('no street');
  fails = false;
  expect(pageOf(Part)).toContain('drawn');
});
