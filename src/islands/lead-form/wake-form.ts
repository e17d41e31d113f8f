// The contact form is plain HTML until it is pointed at or focused. Not an island of Astro's: what
// wakes those would be most of the script of a page that has nothing else to wake. If its script
// does not come, the browser sends the form, as it does with scripts turned off.

const ASLEEP = '[data-lead-form]:not([data-awake])';

async function wakeAround({ target }: Pick<Event, 'target'>): Promise<void> {
  const root = target instanceof Element && target.closest<HTMLElement>(ASLEEP);
  if (!root) return;
  root.dataset['awake'] = '';
  // The browser would name one wrong field alone, in its own words.
  const answerLater = (event: Event) => {
    event.preventDefault();
    root.dataset['awake'] = 'sent';
  };
  root.addEventListener('invalid', answerLater, true);
  try {
    const { hydrateForm } = await import('./hydrate-form.tsx');
    hydrateForm(root);
  } finally {
    root.removeEventListener('invalid', answerLater, true);
  }
}

// On the page: a form may take the place of another once the viewer is known.
for (const use of ['focusin', 'pointerover']) document.addEventListener(use, wakeAround);
void wakeAround({ target: document.activeElement });
