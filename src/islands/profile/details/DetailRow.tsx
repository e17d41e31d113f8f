import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import type { Form } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';

/** Whether a row shows the saved value or the form that changes it. */
export function useDetailRow() {
  const [state, setState] = useState<'shown' | 'edited' | 'saved'>('shown');
  return {
    isEdited: state === 'edited',
    isSaved: state === 'saved',
    edit: () => setState('edited'),
    cancel: () => setState('shown'),
    end: () => setState('saved'),
  };
}

type DetailRowState = ReturnType<typeof useDetailRow>;

type Props = {
  label: string;
  /** Empty where unknown. */
  value: string;
  row: DetailRowState;
  form: Pick<Form, 'alert' | 'isBusy' | 'formProps'>;
  /** Fills the form in with the saved value. */
  fillIn: () => void;
  /** The fields, while the row is edited. */
  children: ReactNode;
};

type SavedProps = Pick<Props, 'label' | 'value' | 'row'> & {
  edit: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

function SavedDetail({ label, value, row, edit, button }: SavedProps) {
  const { details: words } = useTexts(profileTexts);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted">{label}</p>
        <p className={`mt-0.5 wrap-anywhere ${value ? '' : 'text-muted'}`}>
          {value || words.pleaseProvide}
        </p>
        <p role="status" className="text-sm text-primary empty:hidden">
          {row.isSaved ? words.saved(label) : ''}
        </p>
      </div>
      <button
        ref={button}
        type="button"
        className="btn-quiet shrink-0 -mr-3"
        aria-label={words.editOf(label)}
        onClick={edit}
      >
        <Pencil {...icon(16)} />
        {words.edit}
      </button>
    </div>
  );
}

function DetailForm({ label, row, form, children }: Omit<Props, 'value' | 'fillIn'>) {
  const { details: words } = useTexts(profileTexts);
  const { alert, isBusy, formProps } = form;
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form
      {...formProps}
      aria-label={label}
      className="grid gap-4"
      onKeyDown={({ key }) => {
        if (key === 'Escape') row.cancel();
      }}
    >
      <FormAlert text={alert} />
      {children}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={isBusy} busyText={words.saving}>
          {words.save}
        </BusyButton>
        <button type="button" className="btn-secondary" onClick={row.cancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** One detail of the customer, and the form that replaces it for changes. */
export function DetailRow({ label, value, row, form, fillIn, children }: Props) {
  const { isEdited } = row;
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The row replaces the form again: the focus returns to where it came from.
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const edit = () => {
    fillIn();
    row.edit();
  };
  return (
    <div className="py-4 border-b border-line last:border-0">
      {isEdited ? (
        <DetailForm {...{ label, row, form }}>{children}</DetailForm>
      ) : (
        <SavedDetail {...{ label, value, row, edit, button }} />
      )}
    </div>
  );
}
