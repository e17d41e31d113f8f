import './calculators.css';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  CALCULATORS,
  type CalculatorInputs,
  type CalculatorName,
  type NumberName,
  calculatorsHref,
  readCalculators,
  writeCalculators,
} from '#src/domain/mortgage/calculator-inputs.ts';
import { RATES_CHECKED_ON } from '#src/domain/mortgage/closing/closing-rates.ts';
import { pagePath } from '#src/domain/routes.ts';
import { calculatorsTexts } from '#src/messages/market/calculators.ts';
import { replaceRoute } from '#src/stores/shell/route.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { icon } from '#src/ui/icon.ts';
import { dayText } from '#src/ui/listing/measures.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { AffordabilityFields, AffordabilityResult } from './AffordabilityCalculator.tsx';
import { ClosingFields, ClosingResult } from './ClosingCalculator.tsx';
import { PaymentFields, PaymentResult } from './PaymentCalculator.tsx';
import { CalculatorsContext, useCalculators } from './use-calculators.ts';
import { formQuery } from '#src/lib/browser/form-query.ts';

type Props = {
  initial: CalculatorInputs;
  /** Where calls to get pre-approved lead. */
  preApproval: string;
};

function Tabs() {
  const words = useTexts(calculatorsTexts);
  const { inputs, change } = useCalculators();
  return (
    <nav aria-label={words.tabs} className="flex flex-wrap gap-2 no-print">
      {CALCULATORS.map((calculator) => (
        <a
          key={calculator}
          href={calculatorsHref({ ...inputs, calculator })}
          aria-current={calculator === inputs.calculator ? 'page' : undefined}
          className="chip-link bg-sand border border-line text-ink hover:border-primary aria-[current=page]:bg-primary aria-[current=page]:border-primary aria-[current=page]:text-on-primary"
          onClick={(event) => {
            event.preventDefault();
            change({ calculator });
          }}
        >
          {words.names[calculator]}
        </a>
      ))}
    </nav>
  );
}

const FIELDS: Readonly<Record<CalculatorName, () => React.ReactNode>> = {
  affordability: AffordabilityFields,
  payment: PaymentFields,
  closing: ClosingFields,
};

/** The inputs of the other calculators, so that a form without its script keeps them. */
function OtherInputs({ names }: { names: ReadonlySet<string> }) {
  const { inputs } = useCalculators();
  return [...writeCalculators(inputs)]
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The names of the fields that each calculator shows. */
const FIELDS_OF_CALCULATOR: Readonly<Record<CalculatorName, ReadonlySet<string>>> = {
  affordability: new Set(['income', 'down', 'debts', 'housing', 'rate', 'years']),
  payment: new Set(['price', 'down', 'rate', 'years', 'frequency', 'tax', 'fee', 'borrowedDown']),
  closing: new Set(['price', 'down', 'region', 'firstHome', 'newHome']),
};

function InputForm() {
  const words = useTexts(calculatorsTexts);
  const { inputs, change } = useCalculators();
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(change);
  latest.current = change;
  // Choices made before the script ran count, too; the number fields handle their own.
  useEffect(() => {
    if (!form.current) return;
    const { frequency, region, firstHome, newHome, borrowedDown } = readCalculators(
      formQuery(form.current),
    );
    latest.current({ frequency, region, firstHome, newHome, borrowedDown });
  }, []);
  const Fields = FIELDS[inputs.calculator];
  return (
    <form
      ref={form}
      method="get"
      action={pagePath('/calculators')}
      autoComplete="off"
      className="grid gap-x-6 gap-y-4 content-start sm:max-md:grid-cols-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <OtherInputs names={FIELDS_OF_CALCULATOR[inputs.calculator]} />
      <Fields />
      <noscript>
        <button type="submit" className="btn-primary">
          {words.calculate}
        </button>
      </noscript>
    </form>
  );
}

function Result({ preApproval }: Pick<Props, 'preApproval'>) {
  const { inputs, isReadable } = useCalculators();
  const { incomplete } = useTexts(calculatorsTexts);
  if (!isReadable) {
    return (
      <p role="status" className="panel">
        {incomplete}
      </p>
    );
  }
  if (inputs.calculator === 'payment') return <PaymentResult />;
  if (inputs.calculator === 'closing') return <ClosingResult />;
  return <AffordabilityResult preApproval={preApproval} />;
}

/** The mortgage calculators: one is shown, all keep their inputs. */
function CalculatorsContent({ initial, preApproval }: Props) {
  const locale = useLocale();
  const words = useTexts(calculatorsTexts);
  const [inputs, setInputs] = useState(initial);
  const [refusedNames, setRefusedNames] = useState<readonly NumberName[]>([]);
  const change = (changes: Partial<CalculatorInputs>) => {
    setInputs((now) => ({ ...now, ...changes }));
    // The fields of another calculator start with the present numbers.
    setRefusedNames((now) => now.filter((name) => !changes.calculator && !(name in changes)));
  };
  const refuse = (name: NumberName) => setRefusedNames((now) => [...now, name]);
  useEffect(() => replaceRoute(calculatorsHref(inputs)), [inputs]);
  return (
    <CalculatorsContext value={{ inputs, change, refuse, isReadable: refusedNames.length === 0 }}>
      <Tabs />
      <div className="mt-6 grid gap-x-10 gap-y-8 grid-cols-1 md:grid-cols-[20rem_minmax(0,1fr)]">
        <InputForm key={inputs.calculator} />
        <section aria-labelledby="result-title" className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="result-title" className="heading-2">
              {words.results}
            </h2>
            <button
              type="button"
              className="btn-quiet needs-script no-print"
              onClick={() => window.print()}
            >
              <Printer {...icon()} />
              {words.print}
            </button>
          </div>
          <Result preApproval={preApproval} />
          <p className="mt-5 text-sm text-muted max-w-[70ch]">
            {words.note(dayText(RATES_CHECKED_ON, locale) ?? '')}
          </p>
        </section>
      </div>
    </CalculatorsContext>
  );
}

export const CalculatorsIsland = asIsland(CalculatorsContent);
