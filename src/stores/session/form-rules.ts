import { map } from 'nanostores';
import { loadAuthRules } from '#src/clients/auth-rules.ts';
import type { AuthRelation, AuthSchema } from '#src/contract/account/auth-forms-meta.ts';

/** The rules of the account forms that have been fetched from the server. */
export const $authRules = map<Partial<Record<AuthRelation, AuthSchema>>>({});

/** Fetches the rules of a form, when it is opened. Without them the form uses its own. */
export async function fetchAuthRules(relation: AuthRelation): Promise<void> {
  if ($authRules.get()[relation]) return;
  const outcome = await loadAuthRules(relation);
  if (outcome.ok) $authRules.setKey(relation, outcome.value.schema);
  else console.info(`The rules of ${relation} could not be fetched.`, outcome.error);
}
