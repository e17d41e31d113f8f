// The filter form of a list works without a script. This makes it quicker; its code is only loaded once the
// form is touched, and until then the form is sent as without it.

type ListForm = typeof import('./list-form.ts');

const form = document.querySelector<HTMLFormElement>('form[data-list-filters]');

let isLoaded = false;
let loading: Promise<ListForm> | undefined;

async function load(): Promise<ListForm> {
  try {
    const module = await import('./list-form.ts');
    isLoaded = true;
    return module;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Runs callbacks that need the script: in the order of their calls, as all wait for the same loading. */
function withListForm(run: (module: ListForm) => void): void {
  loading ??= load();
  loading.then(run, (error: unknown) => {
    console.info('The filters work without their script, which did not load.', error);
  });
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-filter-menu][open]');

/** Makes a filter form count homes as it changes, and apply its choices. */
function activateForm(element: HTMLFormElement): void {
  const prepare = () => withListForm(() => {});
  element.addEventListener('pointerenter', prepare, { once: true });
  element.addEventListener('focusin', prepare, { once: true });
  for (const type of ['keydown', 'pointerdown', 'focusout', 'change']) {
    element.addEventListener(type, (event) =>
      withListForm((module) => module.onChoice(element, event)),
    );
  }
  element.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') {
      withListForm((module) => module.onInput(element));
    }
  });
  element.addEventListener('submit', (event) => {
    if (!isLoaded) return;
    event.preventDefault();
    withListForm((module) => module.apply(element));
  });
  // A menu that closes applies its choices, unless it made way for another one.
  element.addEventListener(
    'toggle',
    ({ target }) => {
      const isClosing = target instanceof HTMLDetailsElement && !target.open;
      if (isClosing && openMenus().length === 0) withListForm((module) => module.apply(element));
    },
    { capture: true },
  );
  element.addEventListener('cancel', () => {
    element.reset();
    withListForm((module) => module.dropFields(element));
  });
  // Back shows the page as it was left: with choices that lead to the page one comes back from.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    element.reset();
    for (const menu of openMenus()) menu.open = false;
  });
}

if (form) activateForm(form);
