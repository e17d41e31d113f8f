import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DATA_FOLDER, DEMO_DATE } from '#tests/support/browser/demo-data.ts';
import { ROOT } from '#tests/support/import-graph.ts';
import { copyOutlines } from '#tests/support/places/copy-outlines.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';

const PORT = '4397';
const ORIGIN = `http://127.0.0.1:${PORT}`;
// The journeys use the data that the first start makes: making it again would take half a minute.
const dataDir = join(ROOT, DATA_FOLDER);
rmSync(dataDir, { recursive: true, force: true });
copyOutlines(dataDir);

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function start() {
  const output = { text: '' };
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT, DATA_DIR: dataDir, DEMO_DATE },
  });
  server.stdout.on('data', (data) => (output.text += data));
  server.stderr.on('data', (data) => (output.text += data));
  child = server;
  return { started: server, output };
}

const isUp = () =>
  vi.waitFor(async () => expect((await fetch(`${ORIGIN}/healthz`)).status).toBe(200), {
    timeout: 120_000,
    interval: 50,
  });

async function listings(): Promise<number> {
  const reply = await fetch(`${ORIGIN}/api/realty/listings?status=A&status=U&listings=false`);
  return ((await reply.json()) as { count: number }).count;
}

/** A lead whose body has arrived only in part. */
async function aLeadOnItsWay() {
  const body = JSON.stringify(aLeadBody());
  const socket = connect(Number(PORT), '127.0.0.1');
  await once(socket, 'connect');
  const head = 'POST /api/realty/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
  // Later requests were answered, so the server has taken up the lead.
  for (let later = 0; later < 3; later += 1) await fetch(`${ORIGIN}/healthz`);
  return {
    async finish(): Promise<string> {
      socket.write(body.slice(20));
      return await text(socket);
    },
  };
}

test('an interrupted first start leaves nothing behind, and the next one starts over', async () => {
  const { started: server, output } = start();
  await vi.waitFor(() => expect(output.text).toContain('Importing demo listings'), {
    timeout: 120_000,
  });
  server.kill('SIGKILL');
  await once(server, 'exit');

  const second = start();
  await isUp();
  expect(second.output.text).toContain('Importing demo listings');
  expect(await listings()).toBeGreaterThan(30_000);
  // A browser opens such a connection ahead of time, and keeps it.
  const idleSocket = connect(Number(PORT), '127.0.0.1');
  await once(idleSocket, 'connect');
  const lead = await aLeadOnItsWay();
  second.started.kill('SIGTERM');
  await delay(300);
  // Requests under way are finished and answered.
  expect(await lead.finish()).toMatch(/^HTTP\/1\.1 200 .*"receipt":"LW-/s);
  expect(await once(second.started, 'exit')).toEqual([0, null]);

  const third = start();
  await isUp();
  expect(third.output.text).not.toContain('Importing demo listings');
  expect(third.output.text).toContain(`http://localhost:${PORT}/real-estate/`);
  expect(third.output.text).toContain(dataDir);
  expect(await listings()).toBeGreaterThan(30_000);
  // A terminal sends this when it closes.
  third.started.kill('SIGHUP');
  expect(await once(third.started, 'exit')).toEqual([0, null]);
}, 300_000);
