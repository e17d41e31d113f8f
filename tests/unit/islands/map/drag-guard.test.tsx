import { expect, test, vi } from 'vitest';
import { ignoreClicksOfDrags } from '#src/islands/map/drag-guard.ts';

function makePin() {
  const layer = document.createElement('div');
  const pin = layer.appendChild(document.createElement('button'));
  const onOpen = vi.fn<() => void>();
  pin.addEventListener('click', onOpen);
  document.body.append(layer);
  ignoreClicksOfDrags(layer);
  const send = (type: string, x: number, y: number) => {
    const init = { bubbles: true, clientX: x, clientY: y };
    pin.dispatchEvent(
      type === 'click'
        ? new MouseEvent(type, { ...init, detail: 1 })
        : new PointerEvent(type, { ...init }),
    );
  };
  return { pin, onOpen, send };
}

test('a click with little movement opens the pin', () => {
  const { onOpen, send } = makePin();
  send('pointerdown', 100, 100);
  send('pointermove', 102, 101);
  send('click', 102, 101);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('the end of a drag opens nothing, even back at its start', () => {
  const { onOpen, send } = makePin();
  send('pointerdown', 100, 100);
  send('click', 230, 100);
  expect(onOpen).not.toHaveBeenCalled();
  send('pointerdown', 100, 100);
  send('pointermove', 180, 100);
  send('pointermove', 100, 100);
  send('click', 100, 100);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a keyboard click or a new pointer click after a drag opens the pin', () => {
  const { pin, onOpen, send } = makePin();
  send('pointerdown', 100, 100);
  send('pointermove', 180, 100);
  pin.click();
  expect(onOpen).toHaveBeenCalledOnce();
  send('click', 180, 100);
  expect(onOpen).toHaveBeenCalledOnce();
  send('pointerdown', 180, 100);
  send('click', 180, 100);
  expect(onOpen).toHaveBeenCalledTimes(2);
});
