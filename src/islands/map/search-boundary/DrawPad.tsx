import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

type Pixel = readonly [x: number, y: number];

/** Distance between recorded points: a finger or a mouse need not be followed more closely. */
const STEP_PX = 6;

function pixelOf(event: ReactPointerEvent): Pixel {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

const isStep = ([x, y]: Pixel, last: Pixel | undefined) =>
  !last || Math.hypot(x - last[0], y - last[1]) >= STEP_PX;

type Props = {
  placeOf: (pixel: Pixel) => LatLng | undefined;
  /** The places along a drawn line, in order. */
  onDrawn: (places: readonly LatLng[]) => void;
  /** Makes the present view the area. */
  onView: () => void;
  onCancel: () => void;
};

/** Over the map while an area is drawn: one line with the pointer; the present view with the keyboard. */
export function DrawPad({ placeOf, onDrawn, onView, onCancel }: Props) {
  const words = useTexts(mapTexts);
  const [line, setLine] = useState<readonly Pixel[]>([]);
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    hint.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onCancel]);

  const finish = () => {
    setLine([]);
    onDrawn(line.map(placeOf).filter((place) => place !== undefined));
  };
  return (
    <>
      <svg
        aria-hidden="true"
        className="draw-pad"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setLine([pixelOf(event)]);
        }}
        onPointerMove={(event) => {
          const pixel = pixelOf(event);
          if (line.length > 0 && isStep(pixel, line.at(-1))) setLine([...line, pixel]);
        }}
        onPointerUp={finish}
        onPointerCancel={() => setLine([])}
      >
        {line.length > 1 && <path d={`M${line.map((pixel) => pixel.join(' ')).join('L')}`} />}
      </svg>
      <div
        ref={hint}
        data-over-map
        role="dialog"
        aria-label={words.drawHint}
        tabIndex={-1}
        className="absolute z-7 left-3 sm:left-1/2 top-3 sm:-translate-x-1/2 w-max max-w-[calc(100%-5.5rem)] sm:max-w-[calc(100%-1.5rem)] flex flex-wrap items-center justify-center gap-x-3 gap-y-1 px-5 py-2 rounded-card bg-surface shadow-float outline-none"
      >
        <p className="text-sm font-semibold">{words.drawHint}</p>
        <div className="flex gap-1">
          <button type="button" className="btn-quiet text-sm px-3" onClick={onView}>
            {words.drawView}
          </button>
          <button type="button" className="btn-quiet text-sm px-3" onClick={onCancel}>
            {words.drawCancel}
          </button>
        </div>
      </div>
    </>
  );
}
