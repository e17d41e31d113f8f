// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { focusNearest } from '#src/islands/map/focus-nearest.ts';

afterEach(() => document.body.replaceChildren());

function layerOf(pins: readonly { lat: number; isHidden: boolean }[]) {
  document.body.innerHTML = '<div id="map" tabindex="0"><div></div></div>';
  const layer = document.querySelector<HTMLElement>('#map > div');
  if (!layer) throw new Error('there is no layer');
  const standing = pins.map(({ lat, isHidden }) => {
    const button = document.createElement('button');
    button.hidden = isHidden;
    button.id = String(lat);
    layer.append(button);
    return { pin: { at: { lat, lng: -79 } }, button };
  });
  focusNearest({ lat: 43, lng: -79 }, standing, layer);
}

test('the nearest pin in view takes the focus', () => {
  layerOf([
    { lat: 45, isHidden: false },
    { lat: 44, isHidden: false },
    { lat: 43.1, isHidden: true },
  ]);
  expect(document.activeElement?.id).toBe('44');
});

test('the map takes the focus where no pin is in view', () => {
  layerOf([{ lat: 44, isHidden: true }]);
  expect(document.activeElement?.id).toBe('map');
});
