import { atom, onMount } from 'nanostores';
import { loadLeadSchema } from '#src/clients/lead.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import { loadLatest, type AsyncState } from '../shell/async-state.ts';

/** The rules the server supplies for the long contact form. */
export const $leadSchema = atom<AsyncState<LeadSchema>>({ kind: 'idle' });

const request = loadLatest($leadSchema);

/** Fetches the rules unless they are there; undefined when they cannot be had. */
export async function leadSchemaNow(): Promise<LeadSchema | undefined> {
  const state = $leadSchema.get();
  if (state.kind === 'ready') return state.value;
  await request.load(loadLeadSchema);
  const schemaState = $leadSchema.get();
  if (schemaState.kind === 'ready') return schemaState.value;
  if (schemaState.kind === 'failed') {
    console.info('There has been an error at (getSchema).', schemaState.error);
  }
  return undefined;
}

onMount($leadSchema, () => {
  if (typeof window === 'undefined') return;
  void leadSchemaNow();
  return () => request.stop();
});
