import { asIsland } from '#src/ui/as-island.tsx';
import { ShowingForm } from './ShowingForm.tsx';

export const ShowingFormIsland = asIsland(ShowingForm);
