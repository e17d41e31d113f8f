const COPIED_MS = 3000;

/** Wakes the buttons of a share menu: copy the address, the device's own way, print. */
class ShareMenu extends HTMLElement {
  connectedCallback(): void {
    this.#wake('copy', navigator.clipboard !== undefined, () => void this.#copy());
    this.#wake('device', 'share' in navigator, () => void this.#share());
    this.#wake('print', true, () => window.print());
  }

  #button(name: string): HTMLButtonElement | null {
    return this.querySelector(`[data-${name}]`);
  }

  #wake(name: string, canBeUsed: boolean, run: () => void): void {
    const button = this.#button(name);
    if (!button || !canBeUsed) return;
    button.hidden = false;
    button.onclick = run;
  }

  async #copy(): Promise<void> {
    const label = this.#button('copy')?.querySelector('span');
    const { url = '', copied: copiedText = '' } = this.dataset;
    if (!label || label.textContent === copiedText) return;
    try {
      await navigator.clipboard.writeText(url);
    } catch (error) {
      // Where the page may not write to the clipboard, the address is there to be copied by hand.
      console.info('The address could not be copied.', error);
      label.textContent = url;
      return;
    }
    const before = label.textContent;
    label.textContent = copiedText;
    setTimeout(() => {
      label.textContent = before;
    }, COPIED_MS);
  }

  async #share(): Promise<void> {
    const { url = '', text = '' } = this.dataset;
    try {
      await navigator.share({ url, text, title: document.title });
    } catch (error) {
      // Closing the device's own menu also ends here.
      console.info('The home was not shared.', error);
    }
  }
}

customElements.define('share-menu', ShareMenu);
