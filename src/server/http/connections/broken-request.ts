import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from '../replies/security-headers.ts';
import type { Problems } from '#src/contract/problem.ts';

const ANSWERS: Readonly<Record<string, { readonly status: number; readonly msg: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, msg: 'its address and headers must be shorter than 16 KB' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, msg: 'took too long to arrive' },
};
const UNREADABLE = { status: 400, msg: 'is not a valid HTTP request' };

/** The whole answer to bytes that could not be read as a request, as it goes over the wire. */
function brokenRequestAnswer(code: string): string {
  const { status, msg } = ANSWERS[code] ?? UNREADABLE;
  const body = JSON.stringify([{ param: 'request', msg }] satisfies Problems);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Answers bytes that are no request, unless their sender has left. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(brokenRequestAnswer(error.code ?? ''));
  socket.destroy(error);
}
