import { isChoice, typeInto } from '#src/lib/browser/type-into.ts';
import { fieldsOnPage, type PageFields } from './preserve-fields.ts';

type Control = PageFields['controls'][number];

/** Controls of the same field; of a choice, of the same value of it. */
const isAlike = (one: Control, other: Control) =>
  one.name === other.name &&
  one.type === other.type &&
  (!isChoice(one) || one.value === other.value);

/** Whether a field differs from its rendered value; a select, from its first choice. */
const isTypedInto = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control.value !== control.defaultValue;

/** Opens the dialog of a control again, if that of the former one was open. */
function reopen(former: Control, control: Control): void {
  const dialog = control.closest('dialog');
  if (former.closest('dialog')?.open && dialog && !dialog.open) dialog.showModal();
}

/** Fills in a control with the state of the one it has replaced. */
async function fillInAs(former: Control, control: Control): Promise<void> {
  if (!isChoice(former)) {
    // Text typed since is newer.
    if (isTypedInto(former) && !isTypedInto(control)) typeInto(control, former.value);
    return;
  }
  if (isChoice(control) && former.checked !== control.checked) {
    control.click();
    // The fields that follow from the choice are there by the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Fills in the controls that took the place of those which are gone from the page. A form whose script runs
 * may have fewer of them, as without it those for every choice are shown.
 */
export async function restoreFields({ controls, focus }: PageFields): Promise<void> {
  const takenControls = new Set(controls);
  for (const former of controls.filter(({ isConnected }) => !isConnected)) {
    const control = fieldsOnPage().controls.find(
      (each) => !takenControls.has(each) && isAlike(former, each),
    );
    if (!control) continue;
    takenControls.add(control);
    reopen(former, control);
    await fillInAs(former, control);
    if (former === focus) control.focus();
  }
}
