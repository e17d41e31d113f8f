import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberInput, readEntry } from '#src/islands/application/fields/NumberInput.tsx';

afterEach(cleanup);

const DOLLARS = { sign: '$', isWhole: false } as const;
const PERCENT = { sign: '%', isWhole: false } as const;
const WHOLE = { sign: '', isWhole: true } as const;

test('numbers are parsed with the signs that people type', () => {
  expect(readEntry('$1,250,000', DOLLARS)).toBe(1_250_000);
  expect(readEntry('1850,75', DOLLARS)).toBe(1850.75);
  expect(readEntry('4.75 %', PERCENT)).toBe(4.75);
  expect(readEntry('4,125', PERCENT)).toBe(4.125);
  expect(readEntry('1990', WHOLE)).toBe(1990);
  expect(readEntry('4.75', WHOLE)).toBe('4.75');
  expect(readEntry('about 5', DOLLARS)).toBe('about 5');
  expect(readEntry('-500', DOLLARS)).toBe('-500');
  expect(readEntry(' ', DOLLARS)).toBeUndefined();
  expect(readEntry('', DOLLARS)).toBeUndefined();
});

function Price() {
  const [value, setValue] = useState<number | string>();
  const field = { name: 'price', label: 'Price', error: undefined, required: true } as const;
  return <NumberInput {...field} sign="$" isWhole={false} value={value} onChange={setValue} />;
}

test('typed text is formatted only when the field loses focus', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, '650000');
  expect(input.value).toBe('650000');
  await user.tab();
  expect(input.value).toBe('650,000');
});

test('text that is not a number stays for the user to correct', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, 'a lot');
  await user.tab();
  expect(input.value).toBe('a lot');
});

test('amounts and rates are shown without a sign', () => {
  const field = { label: 'Value', error: undefined, required: true, isWhole: false } as const;
  const textOf = (sign: '$' | '%', value: number) => {
    cleanup();
    render(
      <NumberInput {...field} name={sign} sign={sign} value={value} onChange={() => undefined} />,
    );
    return screen.getByLabelText<HTMLInputElement>('Value').value;
  };
  expect(textOf('$', 700_000)).toBe('700,000');
  expect(textOf('%', 4.125)).toBe('4.125');
});
