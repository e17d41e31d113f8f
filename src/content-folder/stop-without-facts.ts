import { contentDir } from './content-dir.mjs';
import { brokerageFacts } from './read-facts.ts';

// For programs, which import it before anything else: whatever names a fact reads all of them as it is
// loaded, where nothing can answer for a folder that is wrong.
try {
  brokerageFacts(contentDir());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
