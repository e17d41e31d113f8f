import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { applicationForm as words } from '#src/messages/en/application-form.ts';
import { icon } from '#src/ui/icon.ts';
import type { FieldError } from './field-error.ts';

type Props = {
  errors: readonly FieldError[];
  form: RefObject<HTMLFormElement | null>;
  /** Changes with every try to go on and every refusal, so that the focus comes here each time. */
  attempt: number;
};

/** Everything that is wrong on a step; each line leads to its field. */
export function FaultSummary({ errors, form, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const goTo = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="px-4 py-3.5 rounded-field bg-clay-tint text-clay"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <CircleAlert {...icon()} />
        {words.faultsTitle(errors.length)}
      </p>
      <ul className="mt-1.5 ml-7">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              className="py-0.5 text-left underline underline-offset-3 cursor-pointer"
              onClick={() => goTo(field)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
