import type { Home } from './homes.ts';
import type { HomeFeatures } from './home-features.ts';
import type { DemoRandom } from '../random.ts';

const WITHOUT_EXTRAS = 0.22;
const FRIDGES = ['Fridge', 'Stainless-steel fridge', 'Refrigerator', 'French-door fridge'];
const STOVES = ['stove', 'gas range', 'electric range', 'slide-in range', 'wall oven and cooktop'];
const WASHERS = ['washer and dryer', 'stacked washer and dryer', 'front-load washer and dryer'];
const FITTINGS = [
  'All light fixtures.',
  'All existing light fixtures and window coverings.',
  'Window coverings where hung.',
  'Blinds throughout.',
  'Curtain rods and curtains.',
];
const HOUSE_THINGS = [
  'Garden shed.',
  'Central vacuum and attachments.',
  'Humidifier.',
  'Smart thermostat.',
  'Gas line for a barbecue.',
  'Water softener.',
  'Doorbell camera.',
];
const CONDO_THINGS = ['One visitor parking pass.', 'Two sets of keys and fobs.', 'Mailbox key.'];

function appliances(random: DemoRandom): string {
  const dishwasher = random.chance(0.8) ? ', dishwasher' : '';
  const microwave = random.chance(0.35) ? ', microwave' : '';
  const washer = random.pick(WASHERS);
  return `${random.pick(FRIDGES)}, ${random.pick(STOVES)}${dishwasher}${microwave}, ${washer}.`;
}

function includedItems(home: Home, { locker, pool }: HomeFeatures, random: DemoRandom): string[] {
  if (home.class === 'CondoProperty') {
    const ownedLocker = locker === 'Owned' ? ['One owned locker.'] : [];
    return random.chance(0.3) ? [...ownedLocker, random.pick(CONDO_THINGS)] : ownedLocker;
  }
  const opener = home.garage === 'Attached' ? ['Garage door opener and remote.'] : [];
  const equipment = pool === 'Inground' ? ['All pool equipment.'] : [];
  return [...equipment, ...opener, ...(random.chance(0.4) ? [random.pick(HOUSE_THINGS)] : [])];
}

/** The inclusions, as agents list them; null for land and for some homes. */
export function extrasOf(home: Home, features: HomeFeatures, random: DemoRandom): string | null {
  if (home.kind === 'land' || random.chance(WITHOUT_EXTRAS)) return null;
  const fittings = random.chance(0.7) ? [random.pick(FITTINGS)] : [];
  return [appliances(random), ...fittings, ...includedItems(home, features, random)].join(' ');
}
