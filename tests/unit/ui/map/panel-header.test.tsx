import { cleanup, render, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { PanelHeader } from '#src/ui/map/PanelHeader.tsx';

afterEach(cleanup);

const header = (
  <PanelHeader
    title="Homes in this area"
    count="236 homes"
    listHref="/real-estate/list/on/toronto"
    sort="createdOnDesc"
    filters={defaultFilters('sale')}
  />
);

// A browser leaves one button of a group chosen, which the first view and the map would share.
test('the first view and the map name the choice of amounts differently', () => {
  const firstView = document.createElement('div');
  firstView.innerHTML = renderToStaticMarkup(header);
  const map = render(header).container;
  const [name, otherName] = [firstView, map].map(
    (view) => within(view).getByRole<HTMLInputElement>('radio', { name: 'Price' }).name,
  );
  expect(name).not.toBe(otherName);
});
