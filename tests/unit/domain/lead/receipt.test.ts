import { expect, test } from 'vitest';
import { readReceipt } from '#src/domain/lead/receipt.ts';

test('only a well-formed receipt is read from an address', () => {
  const receipt = (text: string) => readReceipt(new URLSearchParams({ receipt: text }));
  expect(receipt('LW-7K3MX-92QXD')).toBe('LW-7K3MX-92QXD');
  expect(receipt('Call 555')).toBeUndefined();
  expect(readReceipt(new URLSearchParams())).toBeUndefined();
});
