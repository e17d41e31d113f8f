import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SupervisorReply, SupervisorRequest, SearchProcessReply } from './messages.ts';

// The program that starts search processes for the server and passes messages between them. Starting a
// process copies the page tables of the one that starts it: for this small one that takes a fraction of a
// millisecond, for a server with an index in memory a dozen.

const PROGRAM = fileURLToPath(new URL('./process-main.ts', import.meta.url));
const [file = ''] = process.argv.slice(2);

type Search = { readonly child: ChildProcess; questionId: number | undefined };

/** Ready before the first question; after it has ended, the next question starts another one. */
let current: Search | undefined = start();

function send(id: number, reply: SearchProcessReply): void {
  process.send?.({ id, reply } satisfies SupervisorReply);
}

function start(): Search {
  const child = fork(PROGRAM, [file], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const search: Search = { child, questionId: undefined };
  child.on('message', (reply: SearchProcessReply) => {
    const { questionId } = search;
    search.questionId = undefined;
    if (questionId !== undefined) send(questionId, reply);
  });
  child.on('exit', () => {
    if (search !== current) return;
    const { questionId } = search;
    current = undefined;
    if (questionId !== undefined) send(questionId, { kind: 'ended' });
  });
  return search;
}

/** Ends the process in the middle of its work, and has the next one ready before it is asked. */
function replace({ child }: Search): void {
  current = start();
  child.kill('SIGKILL');
}

process.on('message', (request: SupervisorRequest) => {
  if (request.kind === 'ask') {
    current ??= start();
    current.questionId = request.id;
    current.child.send(request.question);
  } else if (current?.questionId === request.id) replace(current);
});
process.on('disconnect', () => {
  current?.child.kill('SIGKILL');
  process.exit();
});
