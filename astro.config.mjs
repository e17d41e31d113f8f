import { join } from 'node:path';
import react from '@astrojs/react';
import unocss from '@unocss/astro';
import { defineConfig, fontProviders } from 'astro/config';
import { BASE_PATH, DEFAULT_PORT, localOrigin } from './src/domain/routes.ts';
import { developmentServer } from './src/hosting/development/development-server.ts';
import { siteAdapter } from './src/hosting/adapter.ts';
import { serviceWorkerBuild } from './src/hosting/service-worker-build.ts';
import { contentSecurityPolicy } from './src/hosting/content-security-policy.ts';
import { FONT_FILES } from './src/styles/fonts.ts';
import { contentDir } from './src/content-folder/content-dir.mjs';
import { factsInBuild } from './src/content-folder/facts-in-build.ts';
import { contentWatch } from './src/content-check/content-watch.ts';
import { sightDirective } from './src/islands/home-grid/sight-directive.ts';
import { focusDirective } from './src/islands/search-box/focus-directive.ts';
import { trimOpenLayers } from './src/tooling/build/trim-openlayers.mjs';
import { projectPublic } from './src/hosting/project-public.ts';
import { scriptFiles } from './src/hosting/script-files/script-files.ts';
import {
  FIRST_VIEW_SCRIPT,
  VIEW_CHOICE_SCRIPT,
} from './src/scripts/first-view/first-view-script.ts';
import { RETURNING_VISITOR_SCRIPT } from './src/scripts/first-view/returning-visitor-script.ts';
import { HOUSEHOLD_SCRIPT } from './src/scripts/household/household-script.ts';
import { EARLY_NOTICES_SCRIPT } from './src/scripts/shell/early-notices-script.ts';
import { THEME_SCRIPT } from './src/styles/theme-script.ts';
import packageFile from './package.json' with { type: 'json' };

const port = Number(process.env['PORT'] || DEFAULT_PORT);

export default defineConfig({
  site: process.env['SITE_ORIGIN'] || localOrigin(port),
  base: BASE_PATH,
  trailingSlash: 'never',
  output: 'static',
  build: { format: 'file', assets: '_astro' },
  publicDir: join(contentDir(), 'site/public'),
  outDir: './dist',
  cacheDir: './.cache/astro',
  server: { port, host: process.env['HOST'] ?? '127.0.0.1' },
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: contentSecurityPolicy({
      inlineScripts: [
        THEME_SCRIPT,
        EARLY_NOTICES_SCRIPT,
        VIEW_CHOICE_SCRIPT,
        FIRST_VIEW_SCRIPT,
        HOUSEHOLD_SCRIPT,
        RETURNING_VISITOR_SCRIPT,
      ],
    }),
  },
  fonts: FONT_FILES.map((font) => ({ provider: fontProviders.local(), ...font })),
  integrations: [
    react(),
    unocss({ configFile: './src/styles/uno.config.ts', injectReset: false }),
    focusDirective(),
    sightDirective(),
    developmentServer(),
    contentWatch(),
    scriptFiles(),
    projectPublic(),
    serviceWorkerBuild(),
  ],
  adapter: siteAdapter(),
  vite: {
    plugins: [factsInBuild(), trimOpenLayers()],
    define: { 'import.meta.env.PACKAGE_VERSION': JSON.stringify(packageFile.version) },
  },
});
