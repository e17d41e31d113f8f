import './photo-color.css';

type Props = { color: string | null | undefined };

/** The colour of a photo on the whole, under the photo: it is seen until that has come. */
export function PhotoColor({ color }: Props) {
  if (!color) return null;
  return (
    <svg className="photo-color" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
