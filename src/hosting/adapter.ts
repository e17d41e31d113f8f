import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where the build leaves the policy header of each prebuilt page, below the output folder. */
export const STATIC_HEADERS_FILE = 'static-headers.json';

/** The policy of a service worker comes with its own script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * React and the modules that call its hooks are built into the server, so that it is the production build
 * whatever NODE_ENV is when the server starts: the other one takes many times as long to render a page.
 */
const BUILT_IN_REACT = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: [
      'react',
      'react-dom',
      'lucide-react',
      'react-hook-form',
      '@hookform/resolvers',
      '@nanostores/react',
    ],
  },
};

const REACT_RENDERER = {
  '@astrojs/react/server.js': fileURLToPath(new URL('./react-renderer.ts', import.meta.url)),
};

/**
 * The Astro adapter of our own server: the build exports `render(request, locals)`, and the policy
 * headers of the prebuilt pages are written to a file instead of into a meta element.
 */
export function siteAdapter(): AstroIntegration {
  let outDir: URL | undefined;
  let policies: Record<string, string> = {};
  return {
    name: 'site-adapter',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addMiddleware }) => {
        updateConfig({ build: { redirects: false }, vite: { resolve: { alias: REACT_RENDERER } } });
        if (command === 'build') updateConfig({ vite: BUILT_IN_REACT });
        addMiddleware({ order: 'pre', entrypoint: new URL('./page-failures.ts', import.meta.url) });
      },
      'astro:config:done': ({ setAdapter, config }) => {
        outDir = config.outDir;
        setAdapter({
          name: 'site-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./render-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        policies = Object.fromEntries(
          [...routeToHeaders].map(([path, { headers }]) => [
            path,
            headers.get('content-security-policy') ?? '',
          ]),
        );
      },
      'astro:build:done': async () => {
        if (!outDir) throw new Error('The build has no output folder.');
        policies['/service-worker.js'] = WORKER_POLICY;
        await writeFile(new URL(STATIC_HEADERS_FILE, outDir), JSON.stringify(policies, null, 2));
      },
    },
  };
}
