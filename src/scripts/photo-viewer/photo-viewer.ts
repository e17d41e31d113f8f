import { PhotoViewer } from './PhotoViewer.ts';

customElements.define('photo-viewer', PhotoViewer);
