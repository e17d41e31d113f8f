import './lead-form.css';
import { renderToString } from 'react-dom/server';
import { LeadFormIsland } from './LeadFormIsland.tsx';

type LeadFormProps = Parameters<typeof LeadFormIsland>[0];

/** The contact form as markup, which `wake-form.ts` brings to life when it is used. */
export function leadFormMarkup(props: LeadFormProps): string {
  return renderToString(<LeadFormIsland {...props} />);
}
