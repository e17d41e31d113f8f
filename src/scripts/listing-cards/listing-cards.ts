import { PhotoStrip } from './PhotoStrip.ts';
import { rememberVisits } from './remember-visits.ts';
import { SaveHeart } from './SaveHeart.ts';

/** Activates the cards of a page, including those that React renders later. */
function wakeCards(): void {
  customElements.define('photo-strip', PhotoStrip);
  customElements.define('save-heart', SaveHeart);
}

// The additions cause layout, which a slow device would do before it paints the page.
requestAnimationFrame(() => setTimeout(wakeCards));
rememberVisits();
