import { fileURLToPath } from 'node:url';
import { contentDir } from '../content-folder/content-dir.mjs';
import { checkContent, folderName } from './check-content.ts';
import { problemText } from './content-problem.ts';

// Run before the site is built: reports errors in the content, or nothing.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = contentDir();
const problems = await checkContent(root, folder);
if (problems.length > 0) {
  const lines = problems.map((problem) => `  ${problemText(problem)}`);
  process.stderr.write(
    `\nPlease correct these problems in ${folderName(root, folder)}/:\n${lines.join('\n')}\n`,
  );
  process.exit(1);
}
