import { REFERRAL_PARAMETER } from './referral-parameter.ts';
import { HOME_PATH } from '../routes.ts';

/** Where to send a friend, so that the code counts: a path and query of this site. */
export function referralPath(code: string): string {
  return `${HOME_PATH}?${new URLSearchParams({ [REFERRAL_PARAMETER]: code })}`;
}
