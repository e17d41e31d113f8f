import { createContext } from 'react';
import type { AmountKind } from '#src/domain/search/filters/amounts.ts';

/** The main amount on the cards of a search; elsewhere it is the price. */
export const AmountsContext = createContext<AmountKind>('price');
