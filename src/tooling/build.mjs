import { ensureDependencies } from './dependencies.mjs';
import { ensureSite } from './site-build.mjs';

await ensureDependencies();
await ensureSite();
