import '#src/content-folder/stop-without-facts.ts';
import { createServer } from 'node:net';
import { readConfig } from '../config.ts';

// Run by `npm start` before anything slow: says what is wrong with the settings, or nothing.
const config = readConfig(process.env);
if (!config.ok) {
  process.stderr.write(`${config.error.join('\n')}\n`);
  process.exit(1);
}
const { port, host } = config.value;
const probe = createServer();
probe.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') process.exit(0);
  process.stderr.write(
    `PORT ${port} is already in use. Stop the other program or choose a different port, for example PORT=${port + 1} npm start.\n`,
  );
  process.exit(1);
});
probe.listen(port, host, () => probe.close());
