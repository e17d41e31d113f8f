import './photo-color.css';

type Props = { color: string | null | undefined };

/** The overall colour of a photo, visible behind it until it has loaded. */
export function PhotoColor({ color }: Props) {
  if (!color) return null;
  return (
    <svg className="photo-color" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
