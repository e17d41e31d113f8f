import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberInput, readNumber } from '#src/islands/application/fields/NumberInput.tsx';

afterEach(cleanup);

test('numbers are read with the signs people put into them', () => {
  expect(readNumber('$1,250,000', false)).toBe(1_250_000);
  expect(readNumber('4.75 %', false)).toBe(4.75);
  expect(readNumber('4.75', true)).toBeUndefined();
  expect(readNumber('about 5', false)).toBeUndefined();
  expect(readNumber('', false)).toBeUndefined();
});

function Price() {
  const [value, setValue] = useState<number>();
  const field = { name: 'price', label: 'Price', error: undefined, required: true } as const;
  return <NumberInput {...field} sign="$" isWhole={false} value={value} onChange={setValue} />;
}

test('what is typed stays as it is until the field is left', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, '650000');
  expect(input.value).toBe('650000');
  await user.tab();
  expect(input.value).toBe('650,000');
});

test('a text that is no number is left for its owner to mend', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, 'a lot');
  await user.tab();
  expect(input.value).toBe('a lot');
});
