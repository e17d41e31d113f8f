import type { ApplicationFault } from '#src/contract/application/reading.ts';
import type { Problem } from '#src/contract/problem.ts';
import { faultText } from './field-texts.ts';

/** What is wrong with a field, in a sentence, found here or by the server. */
export type FieldError = { readonly field: string; readonly text: string };

export function errorOfFault(fault: ApplicationFault): FieldError {
  return { field: fault.field, text: faultText(fault) };
}

export function errorOfProblem({ param, msg }: Problem): FieldError {
  return { field: param, text: msg };
}
