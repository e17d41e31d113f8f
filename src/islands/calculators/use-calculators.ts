import { createContext, useContext } from 'react';
import type { CalculatorInputs, NumberName } from '#src/domain/mortgage/calculator-inputs.ts';

/** The inputs of the calculators, and how to change them. */
export type Calculators = {
  readonly inputs: CalculatorInputs;
  readonly change: (changes: Partial<CalculatorInputs>) => void;
  /** Notes that the text typed for a number is invalid, until the number is changed. */
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
