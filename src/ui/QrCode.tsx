import { useEffect, useState } from 'react';

/** Light squares around the code, which readers need. */
const MARGIN = 3;

type Drawing = { readonly size: number; readonly path: string };

/** One stroke for each row of dark squares that touch. */
function drawingOf(rows: readonly (readonly boolean[])[]): Drawing {
  const strokes = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { size: rows.length, path: strokes.join('') };
}

type Props = {
  text: string;
  /** The accessible name. */
  label: string;
};

/** A QR code of a text, dark on light whatever the theme. What draws it is fetched when it is shown. */
export function QrCode({ text, label }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('qr').then(
      ({ encodeQR }) => {
        const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
        if (isCurrent) setDrawing(drawingOf(rows));
      },
      (error: unknown) => console.info('The QR code could not be drawn.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!drawing) return <span className="skeleton block size-48" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="block size-48 rounded-field bg-white border border-line"
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
