import { CircleAlert } from 'lucide-react';
import { icon } from './icon.ts';

/** The error of a form as a whole, in red; it is read out when it appears. */
export function FormAlert({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex gap-2.5 px-3.5 py-3 rounded-field bg-alert-tint text-alert font-medium">
          <span className="mt-0.5 shrink-0">
            <CircleAlert {...icon(18)} />
          </span>
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
