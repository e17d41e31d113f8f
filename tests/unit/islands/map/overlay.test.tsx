import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overlay } from '#src/islands/map/Overlay.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const anOverlay = (onRead: () => void) => (
  <Overlay label="Listing" onClose={() => undefined} onRead={onRead}>
    <p>A home</p>
  </Overlay>
);

test('an overlay that stands for a second is read', () => {
  const onRead = vi.fn();
  render(anOverlay(onRead));
  vi.advanceTimersByTime(999);
  expect(onRead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRead).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test('one that is closed before is not', () => {
  const onRead = vi.fn();
  const { unmount } = render(anOverlay(onRead));
  vi.advanceTimersByTime(900);
  unmount();
  vi.advanceTimersByTime(900);
  expect(onRead).not.toHaveBeenCalled();
});
