import { expect, test } from 'vitest';
import { homePhrase } from '#src/domain/search/suggestions/home-phrase.ts';

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
