// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChoiceField } from '#src/islands/application/fields/ChoiceField.tsx';

afterEach(cleanup);

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` }));

const field = (count: number, error: string | undefined) => (
  <ChoiceField
    name="housing"
    label="Do you own or rent?"
    options={optionsOf(count)}
    value={undefined}
    error={error}
    required
    onChange={() => {}}
  />
);

test.each([
  ['radio', 3],
  ['combobox', 12],
] as const)('a required %s is invalid only once it has an error', (role, count) => {
  const { rerender } = render(field(count, undefined));
  const states = () =>
    screen.getAllByRole(role).map((control) => control.getAttribute('aria-invalid'));
  expect(new Set(states())).toEqual(new Set(['false']));
  rerender(field(count, 'Please choose'));
  expect(new Set(states())).toEqual(new Set(['true']));
});
