import { createContext, useContext } from 'react';
import type { CalculatorInputs } from '#src/domain/mortgage/calculator-inputs.ts';

/** What the calculators are filled in with, and how to change it. */
export type Calculators = {
  readonly inputs: CalculatorInputs;
  readonly change: (changes: Partial<CalculatorInputs>) => void;
};

export const CalculatorsContext = createContext<Calculators | undefined>(undefined);

/** The inputs of the calculators that are being rendered. */
export function useCalculators(): Calculators {
  const calculators = useContext(CalculatorsContext);
  if (!calculators) throw new Error('Fields of calculators stand outside of them.');
  return calculators;
}
