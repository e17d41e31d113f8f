/** Key of the inputs of the affordability calculator, which the browser keeps for the visit. */
export const HOUSEHOLD_KEY = 'realty:household';
