/** A drawn street behind frosted glass: it stands for any home and shows none. */
export function RestrictedArt({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 360 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="360" height="240" className="fill-primary-tint" />
      <circle cx="286" cy="62" r="30" className="fill-accent opacity-35" />
      <path
        d="M0 150 60 96l44 34 62-66 70 74 46-36 78 66v72H0Z"
        className="fill-primary opacity-15"
      />
      <g className="fill-primary opacity-25">
        <path d="M34 210V128l44-34 44 34v82Z" />
        <path d="M136 210V108h74v102Z" />
        <path d="M224 210v-74l52-40 52 40v74Z" />
      </g>
      <g className="fill-accent opacity-40">
        <path d="M54 144h16v22H54Zm32 0h16v22H86Zm66-18h14v20h-14Zm28 0h14v20h-14Zm-28 36h14v20h-14Zm28 0h14v20h-14Zm64-8h18v22h-18Zm44 0h18v22h-18Z" />
      </g>
      <path d="M0 206h360v34H0Z" className="fill-primary opacity-30" />
      <rect width="360" height="240" className="fill-surface opacity-25" />
    </svg>
  );
}
