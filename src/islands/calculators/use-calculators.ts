import { createContext, useContext } from 'react';
import type { CalculatorInputs, NumberName } from '#src/domain/mortgage/calculator-inputs.ts';

/** What the calculators are filled in with, and how to change it. */
export type Calculators = {
  readonly inputs: CalculatorInputs;
  readonly change: (changes: Partial<CalculatorInputs>) => void;
  /** Tells of what was typed for a number and is none, until the number is changed. */
  readonly refuse: (name: NumberName) => void;
  /** Whether all that is typed can be read. */
  readonly isReadable: boolean;
};

export const CalculatorsContext = createContext<Calculators | undefined>(undefined);

/** The inputs of the calculators that are being rendered. */
export function useCalculators(): Calculators {
  const calculators = useContext(CalculatorsContext);
  if (!calculators) throw new Error('Fields of calculators stand outside of them.');
  return calculators;
}
