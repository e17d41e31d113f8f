// The filter form of a list works by itself. This makes it quicker; what that takes is only loaded
// once the form is touched, and until then the form is sent as without it.

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

/** Runs what needs the script: in the order it was asked for, as all wait for the same loading. */
function take(run: (module: ListForm) => void): void {
  loading ??= load();
  loading.then(run, (error: unknown) => {
    console.info('The filters work without their script, which did not load.', error);
  });
}

/** Keys that pass the choices of a list or of a group of buttons, each of which is a change. */
const isPassingKey = (key: string) => /^(?:Arrow|Page|Home|End|[^ ]$)/u.test(key);

/** A choice that is applied by itself, where keys pass others on the way to one. */
const isPassedByKeys = (field: Element) =>
  field.matches('select, [type=radio]') && !field.closest('[data-filter-menu]');

/**
 * Applies what was chosen at once, but what was chosen by keys only by Enter or by leaving the field
 * (WCAG 2.2, 3.2.2): a page for each choice on the way would take the focus from it.
 */
function applyChoices(element: HTMLFormElement): void {
  let isPassing = false;
  let isWaiting = false;
  const applyWaiting = () => {
    if (isWaiting) take((module) => module.apply(element));
    isWaiting = false;
  };
  element.addEventListener('keydown', ({ key }) => {
    isPassing = isPassingKey(key);
    if (key === 'Enter') applyWaiting();
  });
  element.addEventListener('pointerdown', () => {
    isPassing = false;
  });
  element.addEventListener('focusout', applyWaiting);
  element.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element)) return;
    isWaiting = isPassing && isPassedByKeys(target);
    if (!isWaiting) take((module) => module.onFieldChange(element, target));
  });
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-filter-menu][open]');

/** Makes a filter form count homes as it changes, and apply what was chosen. */
function enliven(element: HTMLFormElement): void {
  const prepare = () => take(() => {});
  element.addEventListener('pointerenter', prepare, { once: true });
  element.addEventListener('focusin', prepare, { once: true });
  applyChoices(element);
  element.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') {
      take((module) => module.onInput(element));
    }
  });
  element.addEventListener('submit', (event) => {
    if (!isLoaded) return;
    event.preventDefault();
    take((module) => module.apply(element));
  });
  // A menu that closes applies what was chosen in it, unless it made way for another one.
  element.addEventListener(
    'toggle',
    ({ target }) => {
      const isClosing = target instanceof HTMLDetailsElement && !target.open;
      if (isClosing && openMenus().length === 0) take((module) => module.apply(element));
    },
    { capture: true },
  );
  element.addEventListener('cancel', () => {
    element.reset();
    take((module) => module.dropFields(element));
  });
  // Back shows the page as it was left: with choices that lead to the page one comes back from.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    element.reset();
    for (const menu of openMenus()) menu.open = false;
  });
}

if (form) enliven(form);
