/** The mortgage calculators. */
export const calculators = {
  pageTitle: 'Mortgage calculators: affordability, payment, closing costs',
  description:
    'Work out what home you can afford, what its mortgage costs per payment, and the cash you need on closing day, under Canadian rules.',
  title: 'Mortgage calculators',
  lead: 'Three quick estimates. Your numbers are in the page’s address, so you can save or share them.',
  names: {
    affordability: 'What can I afford?',
    payment: 'What will it cost?',
    closing: 'What do I need to close?',
  },
  tabs: 'Calculators',
  strip: {
    title: 'What can I afford?',
    text: 'Ten seconds, no sign-up, no credit check.',
    action: 'See my price',
  },
  labels: {
    income: 'Annual income before tax',
    debts: 'Monthly debt payments',
    housing: 'Monthly property tax, heating and half of condo fees',
    down: 'Down payment',
    price: 'Home price',
    rate: 'Interest rate, %',
    years: 'Amortization, years',
    tax: 'Annual property tax',
    fee: 'Monthly maintenance fee',
    frequency: 'Payments',
    region: 'Where the home is',
    firstHome: 'This is my first home',
    newHome: 'The home is newly built',
    borrowedDown: 'Part of the down payment is borrowed',
  },
  slider: (label: string) => `${label}, slider`,
  notANumber: (low: string, high: string) => `Enter a number from ${low} to ${high}.`,
  toronto: 'Toronto, Ontario',
  calculate: 'Calculate',
  print: 'Print',
  results: 'Your estimate',
  incomplete: 'Correct the highlighted number to see your estimate.',
  affordability: {
    price: 'Maximum price',
    loan: 'Mortgage',
    payment: 'Monthly payment',
    qualifying: 'Rate you must qualify at',
    premium: 'Mortgage insurance in the loan',
    rules: 'Canadian lender rules today',
    formula: 'Our quick formula',
    rulesNote:
      'Housing may take 39% of your income, housing and debts together 44%. You qualify at your rate plus 2 points or 5.25%, whichever is higher. Insurance is in the loan.',
    formulaNote:
      'Of 38.5% and 43.5% of your monthly income, each less housing costs and debts, the smaller pays the loan at your rate plus 2 points.',
    limits: {
      income: 'Your income sets the limit.',
      housing: 'Housing costs set the limit: less tax, heating or fees would raise it.',
      debts: 'Your debts set the limit: paying one off would raise it.',
      'down-payment': 'Your down payment sets the limit: this price needs at least that much.',
    },
    difference: (amount: string, isMore: boolean) =>
      `The two differ by ${amount}: lenders today allow ${isMore ? 'more' : 'less'} than the quick formula, because ${
        isMore
          ? 'they let housing take 39% of your income and count debts against the 44% only'
          : 'they add insurance to the loan, hold you to the minimum down payment, or qualify you at 5.25% or more'
      }.`,
    same: 'Both give the same price.',
    homes: 'See homes within this budget',
    homesNote: (monthly: string, cash: string, price: string) =>
      `Homes up to ${price} that cost up to ${monthly} a month with taxes and fees. Your ${cash} pays the land transfer tax first, then the down payment.`,
    apply: 'Start your application',
  },
  payment: {
    each: {
      monthly: 'Monthly',
      'semi-monthly': 'Twice a month',
      'bi-weekly': 'Every two weeks',
      'accelerated-bi-weekly': 'Every two weeks, accelerated',
      weekly: 'Every week',
      'accelerated-weekly': 'Every week, accelerated',
    },
    a: {
      monthly: 'a month',
      'semi-monthly': 'twice a month',
      'bi-weekly': 'every two weeks',
      'accelerated-bi-weekly': 'every two weeks',
      weekly: 'a week',
      'accelerated-weekly': 'a week',
    },
    mortgage: 'Mortgage',
    upkeep: 'Monthly tax and fees',
    monthlyTotal: 'Monthly total',
    loan: 'Mortgage amount',
    premium: 'Mortgage insurance included',
    interest: 'Total interest',
    paidOff: 'Paid off after',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    specified: (payment: string) =>
      `Compounded monthly instead of twice a year, the payment would be ${payment} a month.`,
    fixed: 'Canadian fixed rates are compounded twice a year.',
    donut: (principal: string, interest: string) =>
      `${principal} of the loan and ${interest} of interest`,
    principal: 'Principal',
    downTooSmall: (least: string) =>
      `At this price the down payment must be at least ${least}: 5% of the first $500,000, 10% of the rest, and 20% from $1.5 million.`,
    notInsured: 'Insured mortgages run 25 years, or 30 for first-time buyers and new homes.',
    byYear: 'Year by year',
    chart: 'Principal and interest by year',
    table: 'See the years as a table',
    columns: {
      year: 'Year',
      principal: 'Principal',
      interest: 'Interest',
      balance: 'Balance owed',
    },
  },
  closing: {
    total: 'Cash to close',
    notOffered: 'We are not licensed in Quebec, so we give no figure for it.',
    ask: 'Land transfer tax differs here by municipality. A lawyer or notary can tell you.',
    legal:
      'Legal fees, title insurance and moving are not included; plan for $2,000 to $4,000 more.',
  },
  note: (day: string) =>
    `An estimate, not an offer or an approval. Rates and rules checked on ${day}. What a lender offers depends on you.`,
} as const;
