// `npm install` leaves builds for other platforms out of the lock when the configured registry does not
// carry them, and `npm ci` then refuses the lock it wrote. This adds the missing entries; npm skips them on
// every platform but their own. Run through `npm run lock` after a change of dependencies.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = new Set(
  'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '),
);
const PROCESSORS = new Set(
  'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '),
);

/** The lock entry that a package at `path` resolves `name` to, by Node's lookup. */
function resolvedEntry(packages, path, name) {
  const entry = packages[`${path ? `${path}/` : ''}node_modules/${name}`];
  if (entry || !path) return entry;
  return resolvedEntry(
    packages,
    path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)),
    name,
  );
}

function entryFor(name, version, isDev) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => SYSTEMS.has(word));
  const processor = words.find((word) => PROCESSORS.has(word));
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(isDev && { dev: true }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

function complete(packages) {
  const addedPackages = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const seenPath = resolvedEntry(packages, path, name);
      if (seenPath && (!/^\d/.test(range) || seenPath.version === range)) continue;
      const home = seenPath && path ? `${path}/` : '';
      addedPackages[`${home}node_modules/${name}`] = entryFor(
        name,
        range.replace(/^[~^]/, ''),
        dev,
      );
    }
  }
  return addedPackages;
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const additions = complete(lock.packages);
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...additions }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${Object.keys(additions).length} entries added to ${FILE}\n`);
