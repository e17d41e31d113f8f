import { defineConfig, presetWind4 } from 'unocss';
import { COLOR_ROLES } from '../content-folder/color-roles.ts';
import { COLOR_VARIABLES } from '../content-folder/color-variables.ts';
import { SHORTCUTS } from './shortcuts.ts';

export default defineConfig({
  presets: [presetWind4({ dark: { dark: '[data-theme="dark"]', light: '[data-theme="light"]' } })],
  content: { filesystem: ['src/**/*.{astro,tsx,ts}'] },
  theme: {
    colors: Object.fromEntries(COLOR_ROLES.map((role) => [role, `var(--${role})`])),
    font: {
      sans: 'var(--font-text), system-ui, sans-serif',
      display: 'var(--font-headings), Georgia, serif',
    },
    radius: { card: '0.75rem', field: '0.5rem' },
    shadow: { float: 'var(--shadow-float)' },
    // By the visitor's own size of letters, so that large ones get the layout they have room in.
    breakpoint: { sm: '37.5rem', md: '56.25rem', lg: '75rem', xl: '96rem' },
  },
  preflights: [{ getCSS: () => `:root{${COLOR_VARIABLES}}` }],
  shortcuts: [SHORTCUTS],
});
