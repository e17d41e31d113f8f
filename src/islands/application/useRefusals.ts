import { useState } from 'react';
import type { Problems } from '#src/contract/problem.ts';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import { callRejection } from '#src/ui/form/rejection.ts';
import type { Screen } from './application-screens.ts';

/** The screen that asks for a field; a co-signer's are all on one. */
function screenOfField(screens: readonly Screen[], field: string): number {
  const id = field.startsWith('signers.') ? 'signers' : undefined;
  return screens.findIndex((screen) => screen.id === id || screen.fields.includes(field));
}

/** The server's refusals, until their fields are edited. */
export function useRefusals(screens: readonly Screen[], goTo: (screen: number) => void) {
  const [refusals, setRefusals] = useState<Problems>([]);
  const [rounds, setRounds] = useState(0);
  return {
    refusals,
    /** How often the server has refused. */
    rounds,
    forget: (field?: string) =>
      setRefusals(field === undefined ? [] : refusals.filter(({ param }) => param !== field)),
    /** Goes to the first screen that has a refused field; false when there is none. */
    land(failure: CallFailure): boolean {
      const { problems } = callRejection(failure, '');
      const [first] = problems
        .map(({ param }) => screenOfField(screens, param))
        .filter((screen) => screen >= 0)
        .toSorted((a, b) => a - b);
      if (first === undefined) return false;
      setRefusals(problems);
      setRounds(rounds + 1);
      goTo(first);
      return true;
    },
  };
}

export type Refusals = ReturnType<typeof useRefusals>;
