import { atom, onMount } from 'nanostores';
import { loadLeadSchema } from '#src/clients/lead.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import { latestInto, type Loading } from '../shell/loading.ts';

/** The rules the server supplies for the long contact form. */
export const $leadSchema = atom<Loading<LeadSchema>>({ kind: 'idle' });

const request = latestInto($leadSchema);

/** Fetches the rules unless they are there; undefined when they cannot be had. */
export async function leadSchemaNow(): Promise<LeadSchema | undefined> {
  const state = $leadSchema.get();
  if (state.kind === 'ready') return state.value;
  await request.load(loadLeadSchema);
  const loaded = $leadSchema.get();
  return loaded.kind === 'ready' ? loaded.value : undefined;
}

onMount($leadSchema, () => {
  void leadSchemaNow();
  return () => request.stop();
});
