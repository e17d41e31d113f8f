import type { AmortizationYear } from '#src/domain/mortgage/amortization.ts';
import { formatDollars } from '#src/domain/money.ts';
import { calculatorsTexts } from '#src/messages/market/calculators.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

const [WIDTH, HEIGHT, GAP] = [600, 160, 0.25];

type Props = { years: readonly AmortizationYear[] };

/** The payments of each year: interest above principal. */
function YearBars({ years }: Props) {
  const { payment: words } = useTexts(calculatorsTexts);
  const most = Math.max(
    1,
    ...years.map(({ principalDollars, interestDollars }) => principalDollars + interestDollars),
  );
  const step = WIDTH / years.length;
  const heightOf = (dollars: number) => (dollars / most) * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.chart}
      className="w-full h-auto"
    >
      {years.map(({ year, principalDollars, interestDollars }, at) => {
        const [principal, interest] = [heightOf(principalDollars), heightOf(interestDollars)];
        const x = (at + GAP / 2) * step;
        return (
          <g key={year}>
            <rect
              x={x}
              width={step * (1 - GAP)}
              y={HEIGHT - principal}
              height={principal}
              className="fill-primary"
            />
            <rect
              x={x}
              width={step * (1 - GAP)}
              y={HEIGHT - principal - interest}
              height={interest}
              className="fill-accent"
            />
          </g>
        );
      })}
    </svg>
  );
}

function Key({ color, label }: { color: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-full ${color}`} />
      {label}
    </span>
  );
}

/** A mortgage year by year, as bars and as a table. */
export function AmortizationTable({ years }: Props) {
  const locale = useLocale();
  const { payment: words } = useTexts(calculatorsTexts);
  const { columns } = words;
  const dollars = (amount: number) => formatDollars(amount, locale);
  return (
    <section className="panel mt-4">
      <h3 className="text-base font-semibold">{words.byYear}</h3>
      <p className="mt-1.5 mb-3 flex flex-wrap gap-x-5 text-sm text-muted">
        <Key color="bg-primary" label={columns.principal} />
        <Key color="bg-accent" label={columns.interest} />
      </p>
      <YearBars years={years} />
      <details className="mt-3">
        <summary className="py-2 font-semibold cursor-pointer">{words.table}</summary>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line">
              {Object.values(columns).map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className={`py-2 font-semibold ${at === 0 ? 'text-left' : 'text-right'}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principalDollars, interestDollars, balanceDollars }) => (
              <tr key={year} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {year}
                </th>
                <td className="text-right">{dollars(principalDollars)}</td>
                <td className="text-right">{dollars(interestDollars)}</td>
                <td className="text-right">{dollars(balanceDollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
