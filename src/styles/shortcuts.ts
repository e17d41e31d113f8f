const button =
  'inline-flex items-center justify-center gap-2 min-h-11 px-5 py-2 rounded-full border border-transparent font-semibold leading-tight no-underline text-center cursor-pointer transition-colors duration-150 ease-out disabled:opacity-55 disabled:cursor-not-allowed forced-colors:border-[ButtonText]';

const chip =
  'inline-flex items-center gap-1.5 min-h-7 px-3 rounded-full text-sm font-semibold leading-none whitespace-nowrap';

/** Named groups of utilities: the pieces of the look that pages repeat. */
export const SHORTCUTS = {
  'btn-primary': `${button} bg-primary text-on-primary hover:bg-primary-strong`,
  'btn-secondary': `${button} bg-surface text-ink border-line-strong hover:border-primary hover:bg-primary-tint`,
  'btn-quiet': `${button} bg-transparent text-primary hover:bg-primary-tint`,
  'btn-on-deep': `${button} bg-on-deep text-deep hover:bg-white`,
  'icon-button':
    'inline-grid place-items-center size-11 rounded-full bg-transparent text-current cursor-pointer transition-colors duration-150 hover:bg-current/10',

  chip: `${chip} bg-sand text-ink border border-line`,
  'chip-link': `${chip} min-h-11 px-4 no-underline cursor-pointer transition-colors duration-150`,
  'badge-on-photo': `${chip} bg-surface text-ink shadow-float`,

  card: 'relative bg-surface border border-line rounded-card overflow-clip',
  panel: 'bg-surface border border-line rounded-card p-6',
  stretched: "after:content-[''] after:absolute after:inset-0 after:z-1",

  field:
    'w-full min-h-11 px-3 rounded-field bg-surface text-ink border border-line-strong hover:border-ink transition-colors duration-150',
  'field-label': 'block mb-1.5 text-sm font-semibold text-ink',
  'field-error': 'mt-1.5 text-sm text-alert',

  page: 'w-full max-w-[82rem] mx-auto px-4 sm:px-6 lg:px-10',
  section: 'py-[var(--section-gap)]',
  prose: 'max-w-[66ch] text-muted',
  eyebrow: 'text-sm font-semibold tracking-[0.08em] uppercase text-primary',
  display: 'font-display font-semibold tracking-[-0.02em] leading-[1.08]',
  'heading-1': 'display text-[clamp(1.85rem,1.45rem+1.7vw,2.75rem)]',
  'heading-2': 'display text-[clamp(1.6rem,1.3rem+1.3vw,2.35rem)]',
  'heading-3': 'font-display font-semibold tracking-[-0.01em] leading-snug text-xl',
  'heading-group': 'text-[1.0625rem] font-semibold leading-snug',
  link: 'text-primary font-semibold underline decoration-1 underline-offset-4 hover:decoration-2',

  skeleton: 'bg-line/70 rounded-field animate-[skeleton_1.6s_ease-in-out_infinite]',
} satisfies Readonly<Record<string, string>>;
