import { useState } from 'react';

/** The state of a save. */
type SaveState = 'idle' | 'busy' | 'done';

/** Runs a save and keeps its state. `save` returns null on success, else the sentence about the failure. */
export function useSave(save: () => Promise<string | null>) {
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (): Promise<boolean> => {
    if (state === 'busy') return false;
    setFailure(null);
    setState('busy');
    const problem = await save();
    setFailure(problem);
    setState(problem === null ? 'done' : 'idle');
    return problem === null;
  };
  const reset = () => {
    setFailure(null);
    setState('idle');
  };
  return { isBusy: state === 'busy', isDone: state === 'done', failure, run, reset };
}
