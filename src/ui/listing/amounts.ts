import { createContext } from 'react';
import type { ShownAmount } from '#src/domain/search/filters/amounts.ts';

/** The main amount on the cards of a search; elsewhere it is the price. */
export const AmountsContext = createContext<ShownAmount>('price');
