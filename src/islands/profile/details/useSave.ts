import { useState } from 'react';

/** Where a save is. */
type SaveState = 'idle' | 'busy' | 'done';

/**
 * Runs a save and keeps where it is. `save` gives null when all went well, else the sentence that
 * says what went wrong.
 */
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
