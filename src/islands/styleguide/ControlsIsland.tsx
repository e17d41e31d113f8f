import { useState } from 'react';
import { formatDollars } from '#src/domain/money.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { styleguideTexts } from '#src/messages/site/styleguide.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RangeField } from '#src/ui/fields/RangeField.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { ToggleGroup } from '#src/ui/fields/ToggleGroup.tsx';

function Fields() {
  const locale = useLocale();
  const filtersWords = useTexts(filtersTexts);
  const fieldWords = useTexts(filterFieldsTexts);
  const [type, setType] = useState<'sale' | 'lease'>('sale');
  const [price, setPrice] = useState('');
  const [amount, setAmount] = useState(450_000);
  const types = [
    { value: 'sale', label: filtersWords.sale },
    { value: 'lease', label: filtersWords.lease },
  ] as const;
  const prices = ['', '500000', '900000'].map((value) => ({
    value,
    label: value ? formatDollars(Number(value), locale) : fieldWords.noMinimum,
  }));
  return (
    <div className="grid gap-6 max-w-[26rem]">
      <div>
        <ToggleGroup label={filtersWords.type} options={types} value={type} onChange={setType} />
      </div>
      <SelectField
        label={filtersWords.minPrice}
        value={price}
        options={prices}
        onChange={setPrice}
      />
      <RangeField
        label={filtersWords.maxPrice}
        value={amount}
        min={0}
        max={1_000_000}
        step={25_000}
        format={(dollars) => formatDollars(dollars, locale)}
        onChange={setAmount}
      />
    </div>
  );
}

function DialogSample() {
  const styleguideWords = useTexts(styleguideTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn-secondary" onClick={() => setOpen(true)}>
        {styleguideWords.openDialog}
      </button>
      <Dialog title={styleguideWords.dialog} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{styleguideWords.paragraph}</p>
      </Dialog>
    </>
  );
}

function ControlsContent() {
  const styleguideWords = useTexts(styleguideTexts);
  return (
    <>
      <section>
        <h2 className="heading-2 mb-4">{styleguideWords.fields}</h2>
        <Fields />
      </section>
      <section>
        <h2 className="heading-2 mb-4">{styleguideWords.dialog}</h2>
        <DialogSample />
      </section>
    </>
  );
}

/** The controls of the design, alive, to be tried while developing. */
export const ControlsIsland = withLocale(ControlsContent);
