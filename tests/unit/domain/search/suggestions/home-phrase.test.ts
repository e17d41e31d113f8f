import { expect, test } from 'vitest';
import { homePhrase } from '#src/domain/search/suggestions/home-phrase.ts';

const HOUSES = 'home=detached&home=semi-detached&home=townhouse';

test.each([
  ['condos in toronto', 'toronto', 'condos', 'home=condo-apt'],
  ['Condos in  Toronto', 'toronto', 'condos', 'home=condo-apt'],
  [
    'houses for sale in port hope',
    'port hope',
    'houses for sale',
    'home=detached&home=semi-detached&home=townhouse',
  ],
  ['semi-detached in ajax', 'ajax', 'semi-detached', 'home=semi-detached'],
  ['detached homes near milton', 'milton', 'detached homes', 'home=detached'],
  ['homes in ottawa', 'ottawa', 'homes', ''],
  ['penthouse in ottawa', 'ottawa', 'penthouse', ''],
  ['apartments for rent in halifax', 'halifax', 'apartments for rent', 'type=lease&home=condo-apt'],
  ['toronto condos', 'toronto', 'condos', 'home=condo-apt'],
  [
    'north york townhouses for sale',
    'north york',
    'townhouses for sale',
    'home=townhouse&home=condo-townhouse',
  ],
  ['toronto condo', 'toronto', 'condo', 'home=condo-apt'],
  ['3 bedroom condo in Toronto', 'toronto', '3 bedroom condo', 'home=condo-apt&beds=3'],
  ['two-bed homes in ottawa', 'ottawa', 'two-bed homes', 'beds=2'],
  ['9 br house in ajax', 'ajax', '9 br house', `${HOUSES}&beds=5`],
  [
    'condos in Toronto under 700k',
    'toronto',
    'condos under 700k',
    'maxPrice=700000&home=condo-apt',
  ],
  [
    'houses over $1.2 million in oakville',
    'oakville',
    'houses over $1.2 million',
    `minPrice=1200000&${HOUSES}`,
  ],
  [
    'condos in barrie under $450,000',
    'barrie',
    'condos under $450,000',
    'maxPrice=450000&home=condo-apt',
  ],
  ['homes in barrie under 800', 'barrie', 'homes under 800', 'maxPrice=800000'],
  [
    'apartments for rent in halifax under 2000',
    'halifax',
    'apartments for rent under 2000',
    'type=lease&maxPrice=2000&home=condo-apt',
  ],
  ['3 bedroom condo toronto', 'toronto', '3 bedroom condo', 'home=condo-apt&beds=3'],
  ['toronto 3 bedroom condo', 'toronto', '3 bedroom condo', 'home=condo-apt&beds=3'],
  ['3 bedroom toronto', 'toronto', '3 bedroom', 'beds=3'],
  ['condos in toronto under', 'toronto', 'condos', 'home=condo-apt'],
  ['condos in toronto under $', 'toronto', 'condos', 'home=condo-apt'],
  ['toronto under 700k', 'toronto', 'under 700k', 'maxPrice=700000'],
  ['houses with 4 bedrooms in ajax', 'ajax', 'with 4 bedrooms houses', `${HOUSES}&beds=4`],
  ['homes in whistler over 1.5', 'whistler', 'homes over 1.5', 'minPrice=1500000'],
  ['condos for sale port hope', 'port hope', 'condos for sale', 'home=condo-apt'],
])('"%s" is read as homes in %s', (text, place, homes, filters) => {
  const phrase = homePhrase(text);
  expect(phrase).toMatchObject({ place, homes });
  expect(phrase?.filters).toBe(filters);
});

test.each(['toronto', 'north york', 'in toronto', '100 king street west', '', 'M5V 2T6'])(
  '"%s" is not a phrase about homes',
  (text) => {
    expect(homePhrase(text)).toBeUndefined();
  },
);

test.each([
  ['toronto condos', true],
  ['condos in toronto', true],
  ['3 bedroom toronto', true],
  ['duplex avenue', false],
  ['spadina place', false],
])('whether "%s" can hardly be a name is %s', (text, isSure) => {
  expect(homePhrase(text)?.isSure).toBe(isSure);
});
