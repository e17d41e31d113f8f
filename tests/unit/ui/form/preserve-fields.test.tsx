import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { restoreFields } from '#src/ui/form/restore-fields.ts';

function Form() {
  const [isAwake, setAwake] = useState(false);
  const [way, setWay] = useState('buy');
  useEffect(() => setAwake(true), []);
  return (
    // The browser itself sets its open state.
    <dialog suppressHydrationWarning>
      <form>
        <label>
          Name <input name="name" />
        </label>
        <textarea name="message" />
        <select name="city">
          <option>Toronto</option>
          <option>Ottawa</option>
        </select>
        {['buy', 'sell'].map((each) => (
          <input
            key={each}
            type="radio"
            name="way"
            value={each}
            defaultChecked={each === 'buy'}
            onChange={() => setWay(each)}
          />
        ))}
        {(!isAwake || way === 'buy') && <input name="price" />}
        {(!isAwake || way === 'sell') && <input name="address" />}
      </form>
    </dialog>
  );
}
const Island = asIsland(Form);
const find = <E extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as E;

const waitForReact = (isActing: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });

beforeEach(() => {
  waitForReact(true);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function fillIn(): void {
  find('[name=name]').value = 'Ada';
  find('[name=message]').value = 'A garden would be nice.';
  find('[name=city]').value = 'Ottawa';
  find('[value=sell]').checked = true;
  find('[name=address]').value = '12 Elm Street';
  find<HTMLDialogElement>('dialog').showModal();
  find('[name=message]').focus();
}

function translate(): void {
  const font = document.createElement('font');
  font.textContent = 'Nom';
  find<HTMLElement>('label').firstChild?.replaceWith(font);
}

test.each([
  ['as it was rendered', () => undefined],
  ['once it is translated', translate],
])('a form hydrated %s preserves what was typed and chosen', async (_, change) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Island locale={DEFAULT_LOCALE} />);
  fillIn();
  change();
  const markup = find('[name=name]');
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(root, <Island locale={DEFAULT_LOCALE} />, { onRecoverableError });
  });
  // The rest happens on its own.
  waitForReact(false);
  expect(markup.isConnected).toBe(change !== translate);
  expect(onRecoverableError).toHaveBeenCalledTimes(change === translate ? 1 : 0);
  await vi.waitFor(() => expect(document.activeElement).toBe(find('[name=message]')));
  await vi.waitFor(() => expect(find('[value=sell]').checked).toBe(true));
  expect(find('[name=name]').value).toBe('Ada');
  expect(find('[name=message]').value).toBe('A garden would be nice.');
  expect(find('[name=city]').value).toBe('Ottawa');
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  if (change !== translate) return;
  // A field that depends on the choice is filled in once it exists.
  await vi.waitFor(() => expect(find('[name=address]').value).toBe('12 Elm Street'));
});

test('text typed while the former fields are awaited is not overwritten', async () => {
  const field = (text: string) => {
    const input = document.createElement('input');
    input.name = 'name';
    input.value = text;
    return input;
  };
  const [former, typedSince] = [field(''), field('Ada')];
  document.body.append(typedSince);
  await restoreFields({ controls: [former], focus: null });
  expect(typedSince.value).toBe('Ada');
  await restoreFields({ controls: [field('Grace')], focus: null });
  expect(typedSince.value).toBe('Ada');
});
