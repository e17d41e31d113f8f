import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { deleteAccount } from '#src/stores/account/profile-account.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { formRejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { logOutAfterDeletion } from './log-out.ts';

const leaveForm = (word: string) =>
  z.object({
    word: z.string().check(z.refine((entry) => entry.trim().toLowerCase() === word)),
  });

/** Deletes the account once the customer types the confirming word. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { leave: words } = useTexts(profileTexts);
  const form = useForm({
    schema: leaveForm(words.word),
    errorText: () => words.wrongWord(words.word),
    send: async () => {
      const deletion = await deleteAccount();
      if (deletion !== 'done') {
        return formRejection(deletion === 'half' ? words.halfDone : words.failed);
      }
      await logOutAfterDeletion();
      return null;
    },
  });
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <p>{words.text}</p>
        <FormAlert text={form.alert} />
        <TextField
          label={words.confirm(words.word)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('word')}
        />
        <div className="flex flex-wrap gap-3">
          <BusyButton
            type="submit"
            className="btn-primary bg-alert hover:bg-alert text-paper"
            isBusy={form.isBusy}
            busyText={words.deleting}
          >
            {words.run}
          </BusyButton>
          <button type="button" className="btn-secondary" onClick={onClose}>
            {words.keep}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
