import { CommonPasswords } from '#src/contract/account/common-passwords.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { call } from './http.ts';

/** The passwords that are too common to be chosen. */
export function loadCommonPasswords(): Promise<CallOutcome<CommonPasswords>> {
  return call(
    {
      method: 'GET',
      path: '/api/customer/common-passwords',
      reply: CommonPasswords,
      noAuth: true,
    },
    {},
  );
}
