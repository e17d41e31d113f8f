import { fileURLToPath } from 'node:url';
import { checkContent } from './check-content.ts';
import { problemText } from './content-problem.ts';

// Run before the site is built: says what is wrong in content/, or nothing.
const problems = checkContent(fileURLToPath(new URL('../..', import.meta.url)));
if (problems.length > 0) {
  const lines = problems.map((problem) => `  ${problemText(problem)}`);
  process.stderr.write(`\nPlease correct in content/:\n${lines.join('\n')}\n`);
  process.exit(1);
}
