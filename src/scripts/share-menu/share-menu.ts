import { ShareMenu } from './ShareMenu.ts';

customElements.define('share-menu', ShareMenu);
