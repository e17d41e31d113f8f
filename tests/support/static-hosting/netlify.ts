import type { ReadRules } from './host-answer.ts';

const ENDINGS = ['', '.html', 'index.html'];

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The header lines below each pattern. */
function headerRules(text: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>();
  let current: [string, string][] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value !== undefined) {
      current.push([name, value]);
    } else {
      current = [];
      rules.set(line, current);
    }
  }
  return rules;
}

/**
 * Reads rules as Netlify's documentation describes them: a file goes before a redirect, the headers of all
 * matching rules are joined, and a redirect with the status 200 asks another server.
 *
 * @param files paths of the published files, each with a slash in front
 */
export function readNetlify(
  rules: Readonly<Record<'_redirects' | '_headers', string>>,
  files: ReadonlySet<string>,
): ReadRules {
  const redirects = rules._redirects
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const headers = headerRules(rules._headers);
  return (path) => {
    const file = ENDINGS.map((ending) => path + ending).find((name) => files.has(name));
    if (file === undefined) {
      const [, target = '', status] = redirects.find(([from = '']) => matches(from, path)) ?? [];
      if (status !== '200') throw new Error(`nothing answers ${path}`);
      return { from: 'server', origin: target.replace('/:splat', '') };
    }
    const joined: Record<string, string> = {};
    for (const [pattern, lines] of headers) {
      if (!matches(pattern, path)) continue;
      for (const [name, value] of lines) {
        joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`;
      }
    }
    return { from: 'file', file: file.slice(1), headers: joined };
  };
}
