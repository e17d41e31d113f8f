import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import DragZoom from 'ol/interaction/DragZoom.js';
import type Interaction from 'ol/interaction/Interaction.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';

/** How a map glides on after a flick: the defaults of OpenLayers. */
const GLIDE = { decay: -0.005, minVelocity: 0.05, delayMs: 100 } as const;

/** The ways to move the map: drag, wheel, pinch, double click, the keyboard, and a box drawn with Shift. */
export function mapGestures(): Interaction[] {
  const { decay, minVelocity, delayMs } = GLIDE;
  return [
    new DoubleClickZoom(),
    new DragPan({ kinetic: new Kinetic(decay, minVelocity, delayMs) }),
    new PinchZoom(),
    new KeyboardPan(),
    new KeyboardZoom(),
    new MouseWheelZoom(),
    new DragZoom(),
  ];
}
