import { $suggestedAddresses, suggestAddresses } from '#src/stores/market/address-suggestions.ts';

function optionOf(address: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = address;
  return option;
}

let isListening = false;

/** Lists addresses for the text typed into a field, below it. */
export function suggestFor(field: HTMLInputElement): void {
  if (!isListening) {
    isListening = true;
    $suggestedAddresses.listen((addresses) =>
      field.list?.replaceChildren(...addresses.map(optionOf)),
    );
  }
  suggestAddresses(field.value);
}
