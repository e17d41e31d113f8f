import { PhotoStrip } from './PhotoStrip.ts';
import { rememberVisits } from './remember-visits.ts';
import { SaveHeart } from './SaveHeart.ts';

/** Brings the cards of a page to life, those that React draws later too. */
function wakeCards(): void {
  customElements.define('photo-strip', PhotoStrip);
  customElements.define('save-heart', SaveHeart);
}

// What they add is laid out, and a slow device would do that before it paints the page.
requestAnimationFrame(() => setTimeout(wakeCards));
rememberVisits();
