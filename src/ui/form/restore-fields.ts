import { isChoice, typeInto } from '#src/lib/browser/type-into.ts';
import { fieldsOnPage, type PageFields } from './preserve-fields.ts';

type Control = PageFields['controls'][number];

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

/** Fills in the controls that took the place of those which are gone from the page. */
export function restoreFields({ controls, focus }: PageFields): void {
  const lostControls = controls.filter(({ isConnected }) => !isConnected);
  const newControls = fieldsOnPage().controls.filter((control) => !controls.includes(control));
  for (const [index, former] of lostControls.entries()) {
    const control = newControls[index];
    if (control?.name !== former.name) return;
    reopen(former, control);
    fillInAs(former, control);
    if (former === focus) control.focus();
  }
}
