import { PhotoStrip } from './PhotoStrip.ts';
import { rememberVisits } from './remember-visits.ts';
import { SaveHeart } from './SaveHeart.ts';

// Brings the cards of a page to life, those that React draws later too.

customElements.define('photo-strip', PhotoStrip);
customElements.define('save-heart', SaveHeart);
rememberVisits();
