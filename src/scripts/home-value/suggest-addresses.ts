// The code that suggests addresses is loaded once one is typed. Without it any address can still be typed.

const field = document.querySelector<HTMLInputElement>('[data-home-value-form] [name="address"]');

async function suggest(typedInto: HTMLInputElement): Promise<void> {
  try {
    const { suggestFor } = await import('./address-suggestions.ts');
    suggestFor(typedInto);
  } catch (error) {
    console.info('Addresses can be typed without suggestions, which could not be loaded.', error);
  }
}

field?.addEventListener('input', () => void suggest(field));
