import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { profile } from '#src/messages/en/profile.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';

const { details: words } = profile;

type RowForm = {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Saves; true when the row is done. */
  readonly save: () => Promise<boolean>;
  /** Brings back what is saved. */
  readonly cancel: () => void;
};

type Props = RowForm & {
  label: string;
  /** Empty where nothing is known. */
  value: string;
  /** The fields, while the row is edited. */
  children: ReactNode;
};

function Shown({ label, value, isSaved, edit, button }: EditProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted">{label}</p>
        <p className={`mt-0.5 wrap-anywhere ${value ? '' : 'text-muted'}`}>
          {value || words.pleaseProvide}
        </p>
        <p role="status" className="text-sm text-evergreen empty:hidden">
          {isSaved ? words.saved(label) : ''}
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

type EditProps = Pick<Props, 'label' | 'value'> & {
  isSaved: boolean;
  edit: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

function Edited({ label, isBusy, failure, cancel, children, save }: Omit<Props, 'value'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save().then((isDone) => {
          if (!isDone) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        });
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancel();
      }}
    >
      <FormAlert text={failure} />
      {children}
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={isBusy} busyText={words.saving}>
          {words.save}
        </BusyButton>
        <button type="button" className="btn-secondary" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** One thing that is known of the customer, and the form that changes it in its place. */
export function DetailRow({ label, value, children, save, cancel, ...form }: Props) {
  const [isEdited, setEdited] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The row takes the form's place again: the focus goes back to where it came from.
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const close = () => {
    cancel();
    setEdited(false);
  };
  const saveAndClose = async () => {
    const isDone = await save();
    if (!isDone) return false;
    setSaved(true);
    setEdited(false);
    return true;
  };
  const edit = () => {
    setSaved(false);
    setEdited(true);
  };
  return (
    <div className="py-4 border-b border-line last:border-0">
      {isEdited ? (
        <Edited label={label} save={saveAndClose} cancel={close} {...form}>
          {children}
        </Edited>
      ) : (
        <Shown label={label} value={value} isSaved={isSaved} edit={edit} button={button} />
      )}
    </div>
  );
}
