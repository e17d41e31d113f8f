import { useEffect, useState } from 'react';
import { isChoice, typeInto } from '#src/lib/browser/type-into.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOnPage = (): Control[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<Control>('input, textarea, select')];

/** Fills in a control as another one was that it took the place of. */
function fillInAs(former: Control, control: Control): void {
  if (!isChoice(former)) typeInto(control, former.value);
  else if (isChoice(control) && former.checked !== control.checked) control.click();
}

/** Opens the dialog of a control again, if that of the former one was open. */
function reopen(former: Control, control: Control): void {
  const dialog = control.closest('dialog');
  if (former.closest('dialog')?.open && dialog && !dialog.open) dialog.showModal();
}

function replace(formerControls: readonly Control[], focused: Element | null): void {
  const lostControls = formerControls.filter(({ isConnected }) => !isConnected);
  if (lostControls.length === 0) return;
  const newControls = controlsOnPage().filter((control) => !formerControls.includes(control));
  for (const [index, former] of lostControls.entries()) {
    const control = newControls[index];
    if (control?.name !== former.name) return;
    reopen(former, control);
    fillInAs(former, control);
    if (former === focused) control.focus();
  }
}

/**
 * Keeps what was typed before an island had its script. React throws the markup of the server away where a
 * translator has changed its texts, and its fields with it.
 */
export function usePreservedFields(): void {
  const [former] = useState(() => ({
    controls: controlsOnPage(),
    focused: typeof document === 'undefined' ? null : document.activeElement,
  }));
  useEffect(() => replace(former.controls, former.focused), [former]);
}
