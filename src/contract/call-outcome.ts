import type { Problems } from './problem.ts';

/** Why a call gave no value. */
export type CallFailure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly problems: Problems;
      /** The Retry-After header of an HTTP answer, unparsed; null where it has none. */
      readonly retryAfter?: string | null;
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'aborted' };

export type CallOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CallFailure };
