/** Under this key the browser keeps, for the visit, what the affordability calculator was told. */
export const HOUSEHOLD_KEY = 'realty:household';
