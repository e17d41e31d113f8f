import { defineConfig, presetWind4 } from 'unocss';
import { SHORTCUTS } from './shortcuts.ts';

const COLORS = [
  'ink',
  'muted',
  'paper',
  'sand',
  'surface',
  'line',
  'line-strong',
  'primary',
  'primary-strong',
  'primary-tint',
  'on-primary',
  'accent',
  'accent-tint',
  'on-accent-tint',
  'alert',
  'alert-tint',
  'focus',
  'deep',
  'deep-raised',
  'on-deep',
  'on-deep-muted',
] as const;

export default defineConfig({
  presets: [presetWind4({ dark: { dark: '[data-theme="dark"]', light: '[data-theme="light"]' } })],
  content: { filesystem: ['src/**/*.{astro,tsx,ts}'] },
  theme: {
    colors: Object.fromEntries(COLORS.map((name) => [name, `var(--${name})`])),
    font: {
      sans: 'var(--font-text), system-ui, sans-serif',
      display: 'var(--font-headings), Georgia, serif',
    },
    radius: { card: '0.75rem', field: '0.5rem' },
    shadow: { float: 'var(--shadow-float)' },
    breakpoint: { sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
  },
  shortcuts: [SHORTCUTS],
});
