import { ensureDependencies } from './install/dependencies.mjs';
import { ensureSite } from './build/site-build.mjs';

await ensureDependencies();
await ensureSite();
