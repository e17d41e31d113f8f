import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';

const haloWidthPx = 3;

/** A text style with a halo, to be shared by every label of its kind. */
export function label(look: { font: string; color: string; halo: string; zIndex: number }): Style {
  return new Style({
    zIndex: look.zIndex,
    text: new Text({
      font: look.font,
      fill: new Fill({ color: look.color }),
      stroke: new Stroke({ color: look.halo, width: haloWidthPx, lineJoin: 'round' }),
      padding: [1, 2, 1, 2],
    }),
  });
}

/** Puts a name into a shared style; OpenLayers copies it before it asks for the next feature. */
export function withName(style: Style, name: string): Style {
  style.getText()?.setText(name);
  return style;
}
