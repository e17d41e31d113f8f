import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { callRejection, type Rejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';

const line = z.string().check(z.trim(), z.minLength(1));
const Schema = z.object({ street: line, name: z.object({ first: line }) });

type Send = (value: z.infer<typeof Schema>) => Promise<Rejection | null>;

function StreetForm({ send }: { send: Send }) {
  const form = useForm({
    schema: Schema,
    errorText: ({ field, rule }) => `${field}: ${rule}`,
    defaultValues: { street: '', name: { first: '' } },
    send,
  });
  // The fields stand in another order than the form registers them.
  const street = form.field('street');
  return (
    <form {...form.formProps} aria-label="Street">
      <p role="alert">{form.alert}</p>
      <TextField label="First" {...form.field('name.first')} />
      <TextField label="Street" {...street} />
      <input type="hidden" name="boardId" value="2" />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function open(send: Send, typedText = ' x ') {
  render(<StreetForm send={send} />);
  if (typedText === '') return;
  await userEvent.type(field('First'), typedText);
  await userEvent.type(field('Street'), typedText);
}

const refusedFor = (...params: readonly string[]) =>
  callRejection(
    {
      kind: 'refused',
      status: 400,
      problems: params.map((param) => ({ param, msg: `No ${param}` })),
    },
    'Not saved',
  );

afterEach(cleanup);

test('errors are shown at their fields, the first is focused, and nothing is sent', async () => {
  const send = vi.fn<Send>();
  await open(send, '');
  await submit();
  expect(field('First').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('street: required')).toBeDefined();
  expect(document.activeElement).toBe(field('First'));
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field('First'), 'A');
  expect(field('First').getAttribute('aria-invalid')).toBeNull();
  expect(field('Street').getAttribute('aria-invalid')).toBe('true');
});

test('a valid form is sent once, as parsed by the schema', async () => {
  let answer = (_: null) => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  await open(send);
  await submit();
  await submit();
  expect(send.mock.calls.map(([value]) => value)).toEqual([{ street: 'x', name: { first: 'x' } }]);
  answer(null);
});

test('a refusal is shown at its fields, takes the focus and preserves the input', async () => {
  await open(async () => refusedFor('street', 'name.first'));
  await submit();
  await screen.findByText('No street');
  expect(document.activeElement).toBe(field('First'));
  expect(field('Street').value).toBe(' x ');
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.type(field('Street'), 'y');
  expect(screen.queryByText('No street')).toBeNull();
  expect(screen.getByText('No name.first')).toBeDefined();
});

test.each([
  ['a field that the form does not have', ['city'], 'Not saved'],
  ['a hidden field', ['boardId'], 'Not saved'],
  ['a visible and an unknown field', ['street', 'city'], 'Not saved'],
])('a refusal of %s is shown above the form', async (_, params, alert) => {
  await open(async () => refusedFor(...params));
  await submit();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(alert));
  await userEvent.type(field('Street'), 'y');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a failure other than a field refusal is shown above the form', async () => {
  const failure = { kind: 'refused', status: 409, problems: [{ param: 'street', msg: 'Full' }] };
  await open(async () => callRejection(failure as Parameters<typeof callRejection>[0], 'Too many'));
  await submit();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many'));
  expect(field('Street').getAttribute('aria-invalid')).toBeNull();
});

test('an error at an already focused field is announced on each submit', async () => {
  render(<StreetForm send={async () => null} />);
  const said: string[] = [];
  const watcher = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const isAlert = target instanceof Element && target.matches('p.field-error[role=alert]');
      if (isAlert && addedNodes.length > 0) said.push(target.textContent);
    }
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await submit();
  const wrong = 'name.first: required';
  await screen.findByText(wrong);
  expect(document.activeElement).toBe(field('First'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  // The focus has moved to the field, which makes a screen reader read the error.
  expect(said).toEqual([]);
  for (const times of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(said).toHaveLength(times));
  }
  expect(new Set(said)).toEqual(new Set([wrong]));
  await vi.waitFor(() => expect(document.querySelector('p.field-error[role]')).toBeNull(), 2000);
  watcher.disconnect();
});
