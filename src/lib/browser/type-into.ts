/** Whether a control is checked and not typed into. */
export function isChoice(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** Types as a person does, so that the form's script notices; React overrides the element's own setter. */
export function typeInto(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  if (control.value === text) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    text,
  );
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
