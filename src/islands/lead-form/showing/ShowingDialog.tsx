import { showingTexts } from '#src/messages/lead/showing.ts';
import { $lead, newLead } from '#src/stores/lead/lead.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { ShowingForm, type ShowingFormProps } from './ShowingForm.tsx';

/** The form that asks to see a home, over the page of the home. */
export function ShowingDialog({ onClose, ...form }: ShowingFormProps & { onClose: () => void }) {
  const words = useTexts(showingTexts);
  const { listing } = form;
  const close = () => {
    if ($lead.get().kind === 'sent') newLead();
    onClose();
  };
  return (
    <Dialog
      title={words.title(listing.address ?? listing.city)}
      isOpen
      onClose={close}
      closesOnBack
    >
      {form.days.length > 0 ? <ShowingForm {...form} /> : <p>{words.otherTimes}</p>}
    </Dialog>
  );
}
