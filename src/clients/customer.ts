import '#src/contract/jitless.ts';
import {
  changeUser,
  checkEmail,
  createUser,
  deleteUser,
  type EmailCheckType,
  exportUser,
  getDashboard,
  getReferrals,
  getUser,
} from '#src/contract/customer/calls.ts';
import type {
  CustomerChanges,
  CustomerUser,
  Dashboard,
  Erased,
  Referrals,
} from '#src/contract/customer/user.ts';
import type { CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { call } from './http.ts';

/** The customer's own record, made when it is first asked for. */
export function loadUser(signal?: AbortSignal): Promise<CallOutcome<CustomerUser>> {
  return call(getUser, { signal });
}

/** Makes the record with what is known already; one that exists is changed. */
export function makeUser(changes: CustomerChanges): Promise<CallOutcome<CustomerUser>> {
  return call(createUser, { body: changes });
}

/** Changes what is given and nothing else. */
export function saveUser(changes: CustomerChanges): Promise<CallOutcome<CustomerUser>> {
  return call(changeUser, { body: changes });
}

/** Deletes all that is kept of the customer here, and tells whether the account went too. */
export function eraseUser(): Promise<CallOutcome<Erased>> {
  return call(deleteUser, {});
}

/** All that is kept of the customer, for a file. */
export function loadExport(signal?: AbortSignal): Promise<CallOutcome<Record<string, unknown>>> {
  return call(exportUser, { signal });
}

export function loadReferrals(signal?: AbortSignal): Promise<CallOutcome<Referrals>> {
  return call(getReferrals, { signal });
}

export function loadDashboard(signal?: AbortSignal): Promise<CallOutcome<Dashboard>> {
  return call(getDashboard, { signal });
}

/** Whether the address is known to have an account; the answer 404 is "not known". */
export async function isEmailKnown(
  email: string,
  type: EmailCheckType,
): Promise<CallOutcome<boolean>> {
  const outcome = await call(checkEmail, { body: { email, type } });
  if (outcome.ok) return success(outcome.value.isKnown);
  const { error } = outcome;
  const isUnknown = error.kind === 'refused' && error.status === 404;
  return isUnknown ? success(false) : failure(error);
}
