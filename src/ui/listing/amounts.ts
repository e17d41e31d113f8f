import { createContext } from 'react';
import type { ShownAmount } from '#src/domain/search/filters/amounts.ts';

/** What the cards of a search say first; elsewhere it is the price. */
export const AmountsContext = createContext<ShownAmount>('price');
