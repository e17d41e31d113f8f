import { useState } from 'react';
import { formatDollars } from '#src/domain/money.ts';
import { filters } from '#src/messages/en/filters.ts';
import { styleguide } from '#src/messages/en/styleguide.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RangeField } from '#src/ui/RangeField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { ToggleGroup } from '#src/ui/ToggleGroup.tsx';

const TYPES = [
  { value: 'sale', label: filters.sale },
  { value: 'lease', label: filters.lease },
] as const;

const PRICES = ['', '500000', '900000'].map((value) => ({
  value,
  label: value ? formatDollars(Number(value)) : filters.noMinimum,
}));

function Fields() {
  const [type, setType] = useState<'sale' | 'lease'>('sale');
  const [price, setPrice] = useState('');
  const [amount, setAmount] = useState(450_000);
  return (
    <div className="grid gap-6 max-w-[26rem]">
      <div>
        <ToggleGroup label={filters.type} options={TYPES} value={type} onChange={setType} />
      </div>
      <SelectField label={filters.minPrice} value={price} options={PRICES} onChange={setPrice} />
      <RangeField
        label={filters.maxPrice}
        value={amount}
        min={0}
        max={1_000_000}
        step={25_000}
        format={formatDollars}
        onChange={setAmount}
      />
    </div>
  );
}

function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn-secondary" onClick={() => setOpen(true)}>
        {styleguide.openDialog}
      </button>
      <Dialog title={styleguide.dialog} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{styleguide.paragraph}</p>
      </Dialog>
    </>
  );
}

/** The controls of the design, alive, to be tried while developing. */
export function ControlsIsland() {
  return (
    <>
      <section>
        <h2 className="heading-2 mb-4">{styleguide.fields}</h2>
        <Fields />
      </section>
      <section>
        <h2 className="heading-2 mb-4">{styleguide.dialog}</h2>
        <DialogSample />
      </section>
    </>
  );
}
