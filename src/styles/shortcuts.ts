const button =
  'inline-flex items-center justify-center gap-2 min-h-11 px-5 py-2 rounded-full border border-transparent font-semibold leading-tight no-underline text-center cursor-pointer transition-colors duration-150 ease-out disabled:opacity-55 disabled:cursor-not-allowed forced-colors:border-[ButtonText]';

const chip = 'inline-flex items-center gap-1.5 min-h-7 px-3 rounded-full text-sm font-semibold';

/** On one line, however narrow its place. */
const label = `${chip} leading-none whitespace-nowrap`;

/** Around a label whose field the keyboard is at, as the field itself is not to be seen. */
const fieldFocus =
  'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2';

const filledChoice = `${fieldFocus} has-[:checked]:bg-primary has-[:checked]:text-on-primary forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-solid`;

const choice = 'cursor-pointer transition-colors duration-150';

/** Named groups of utilities: the pieces of the look that pages repeat. */
export const SHORTCUTS = {
  'btn-primary': `${button} bg-primary text-on-primary hover:bg-primary-strong`,
  'btn-secondary': `${button} bg-surface text-ink border-line-strong hover:border-primary hover:bg-primary-tint`,
  'btn-quiet': `${button} bg-transparent text-primary hover:bg-primary-tint`,
  'btn-on-deep': `${button} bg-on-deep text-deep hover:bg-white`,
  'icon-button':
    'inline-grid place-items-center size-11 rounded-full bg-transparent text-current cursor-pointer transition-colors duration-150 hover:bg-current/10',

  chip: `${label} max-[15rem]:whitespace-normal bg-sand text-ink border border-line`,
  'chip-link': `${chip} min-h-11 max-w-full px-4 leading-tight no-underline cursor-pointer transition-colors duration-150`,
  'badge-on-photo': `${label} bg-surface text-ink shadow-float`,

  card: 'relative bg-surface border border-line rounded-card overflow-clip',
  panel: 'bg-surface border border-line rounded-card p-6',
  stretched: "after:content-[''] after:absolute after:inset-0 after:z-1",

  field:
    'w-full min-h-11 px-3 rounded-field bg-surface text-ink border border-line-strong hover:border-ink transition-colors duration-150',
  'field-label': 'block mb-1.5 text-sm font-semibold text-ink',
  'choice-pill': `${choice} ${filledChoice} relative grid place-items-center min-h-11 min-w-11 px-3.5 rounded-full border border-line-strong bg-surface text-sm font-semibold text-ink hover:border-primary has-[:checked]:border-primary`,
  'choice-chip': `${choice} ${filledChoice} relative grid place-items-center shrink-0 min-h-11 px-2.5 py-1.5 rounded-field border border-line-strong bg-surface text-center whitespace-nowrap font-semibold leading-tight tabular-nums hover:border-ink has-[:checked]:border-primary`,
  'choice-toggle': `${choice} ${filledChoice} relative grid place-items-center min-h-9 before:content-[''] before:absolute before:inset-x-0 before:-inset-y-1 px-4 max-[19.9rem]:px-3 rounded-full text-sm font-semibold text-muted hover:text-ink has-[:checked]:hover:text-on-primary`,
  'choice-switch': `${choice} ${fieldFocus} relative flex items-center gap-1.5 min-h-11 px-4 rounded-full border border-line-strong bg-surface text-sm font-semibold whitespace-nowrap hover:border-primary has-[:checked]:bg-primary-tint has-[:checked]:border-primary`,
  'choice-row': `${choice} ${fieldFocus} flex items-center gap-2.5 min-h-11 px-3.5 py-2 rounded-field border border-line-strong bg-surface hover:border-ink has-[:checked]:border-primary has-[:checked]:bg-primary-tint`,
  'choice-input': 'absolute inset-0 size-full opacity-0 cursor-pointer',
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

  'lone-link': 'link inline-block py-1 [@media(pointer:coarse)]:py-3',
  'check-label': 'block w-fit -my-3 -ml-3 py-3 pl-3',

  'amount-line': 'flex flex-wrap justify-between gap-x-6',
  'suggestion-columns':
    'mt-3 sm:mt-6 grid gap-x-8 gap-y-8 grid-cols-1 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.4fr] wrap-anywhere',
  'suggestion-line':
    'flex items-baseline justify-between gap-3 min-h-11 py-2.5 border-b border-line text-[0.94rem]',
  'suggestion-link':
    'suggestion-line text-ink no-underline hover:text-primary hover:underline underline-offset-4',
  'footer-link':
    'inline-block max-w-full py-1.5 [@media(pointer:coarse)]:py-3 text-sm sm:text-[0.95rem] text-on-deep-muted no-underline hover:underline hover:text-on-deep underline-offset-4 break-words',

  skeleton: 'bg-line/70 rounded-field animate-[skeleton_1.6s_ease-in-out_infinite]',
} satisfies Readonly<Record<string, string>>;
