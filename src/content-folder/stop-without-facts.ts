import { contentDir } from './content-dir.mjs';
import { brokerageFacts } from './read-facts.ts';

// For programs, which import it before anything else: any module that names a fact reads all of them on
// loading, where nothing can handle a faulty folder.
try {
  brokerageFacts(contentDir());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
