import type { ReactNode } from 'react';

type Props = {
  title: string;
  hint?: string;
  /** Ways to continue: links or buttons. */
  children?: ReactNode;
  /** `failed` is also announced to screen readers at once. */
  tone?: 'empty' | 'failed';
};

/** Replaces homes: says why there are none and what to do. */
export function EmptyState({ title, hint, children, tone = 'empty' }: Props) {
  const hasFailed = tone === 'failed';
  return (
    <div
      role={hasFailed ? 'alert' : undefined}
      className="grid justify-items-center gap-3 px-4 py-14 rounded-card border border-dashed border-line-strong text-center"
    >
      <svg viewBox="0 0 120 72" className="h-18 w-auto" aria-hidden="true" focusable="false">
        <path d="M4 66h112" className="stroke-line-strong stroke-2" />
        <path d="M38 66V38l22-18 22 18v28Z" className="fill-sand stroke-line-strong stroke-2" />
        <path
          d="M54 66V48h12v18"
          className={`fill-none stroke-2 ${hasFailed ? 'stroke-alert' : 'stroke-accent'}`}
        />
        <path
          d="m16 30 10 18h-6l9 18H3l9-18H6Z"
          className="fill-primary-tint stroke-primary stroke-2"
        />
        <path
          d="m104 38 7 13h-4l6 15H95l6-15h-4Z"
          className="fill-primary-tint stroke-primary stroke-2"
        />
      </svg>
      <p className={`heading-3 ${hasFailed ? 'text-alert' : ''}`}>{title}</p>
      {hint && <p className="max-w-[46ch] text-muted">{hint}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
