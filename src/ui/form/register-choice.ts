import type { RefCallBack } from 'react-hook-form';

/**
 * Registers the checked one of some radio buttons before the others. Otherwise the form library takes a
 * choice among buttons that it has not seen yet for none, and unchecks it. Such a choice was made before the
 * script ran, or comes from a browser that fills in a reloaded form.
 */
export function registerChoice(register: RefCallBack): RefCallBack {
  return (control: HTMLInputElement | null) => {
    const chosen = control?.form?.querySelector(`[name="${control.name}"]:checked`);
    if (chosen) register(chosen);
    register(control);
  };
}
