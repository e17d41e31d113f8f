import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a lazily loaded module', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockReturnValue();
  });

  test('is loaded once for any number of listeners', async () => {
    const load = vi.fn(() => Promise.resolve('the part'));
    const $part = lazyModule(load);
    expect(load).not.toHaveBeenCalled();
    $part.listen(() => {})();
    $part.listen(() => {});
    await settle();
    expect($part.get()).toBe('the part');
    $part.listen(() => {});
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is requested again by the next listener right after a failure', async () => {
    const onFailure = vi.fn();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('the part');
    const $part = lazyModule(load, onFailure);
    const leave = $part.listen(() => {});
    await settle();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect($notifications.get()).toHaveLength(1);
    leave();
    $part.listen(() => {});
    await settle();
    expect($part.get()).toBe('the part');
  });
});
