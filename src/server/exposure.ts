import { BlockList, isIP } from 'node:net';
import type { IdentityProvider } from '#src/domain/account/identity-settings.ts';
import type { InvalidSetting } from '#src/domain/map/settings.ts';

/** The settings that say what other machines may reach, as the README lists them. */
export const EXPOSURE_SETTINGS = [
  {
    name: 'DEMO_PUBLIC',
    byDefault: 'false',
    meaning:
      'true makes the demo listings available outside this machine, without the demo user and the mailbox; required when HOST or SITE_ORIGIN is not this machine, or TRUST_PROXY is set',
  },
  {
    name: 'IDENTITY_IN_PRODUCTION',
    byDefault: 'false',
    meaning:
      'true lets the server keep accounts itself when NODE_ENV is production, without the demo user and the mailbox; requires SMTP_URL to send codes',
  },
] as const;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an IP address belongs to the machine itself. False for a name, whatever it resolves to. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

const isThisMachine = (host: string) => host === 'localhost' || isLoopbackAddress(host);

type Reach = {
  readonly HOST: string;
  readonly SITE_ORIGIN: string;
  readonly TRUST_PROXY: string;
};

/** The settings that let other machines reach the site, as they are written. */
function networkSettings({ HOST, SITE_ORIGIN, TRUST_PROXY }: Reach): readonly string[] {
  const originHost = new URL(SITE_ORIGIN).hostname.replaceAll(/^\[|\]$/g, '');
  return [
    ...(isThisMachine(HOST) ? [] : [`HOST=${HOST}`]),
    ...(isThisMachine(originHost) ? [] : [`SITE_ORIGIN=${SITE_ORIGIN}`]),
    // A proxy on this machine lets others in, while each of its requests comes from the loopback address.
    ...(TRUST_PROXY === 'false' ? [] : [`TRUST_PROXY=${TRUST_PROXY}`]),
  ];
}

type ExposureInput = Reach & {
  readonly NODE_ENV: string | undefined;
  readonly DEMO_PUBLIC: 'true' | 'false';
  readonly IDENTITY_IN_PRODUCTION: 'true' | 'false';
  readonly SMTP_URL?: string | undefined;
  readonly accounts: IdentityProvider;
  /** Whether the listings are real, and so meant for everyone. */
  readonly hasFeed: boolean;
};

type Exposure = {
  /** Whether this machine alone reaches the site: only then a demo user and a mailbox are safe. */
  readonly hasDemoAccess: boolean;
  /** Reasons why the site must not be started with these settings. */
  readonly flaws: readonly InvalidSetting[];
};

/** Derives from the settings who reaches the site, and what is missing to open it to them. */
export function exposureOf(input: ExposureInput): Exposure {
  const openings = networkSettings(input);
  const isProduction = input.NODE_ENV === 'production';
  const keepsAccounts = input.accounts.kind === 'embedded';
  const isMeant = input.IDENTITY_IN_PRODUCTION === 'true';
  const flaws: InvalidSetting[] = [];
  if (!input.hasFeed && openings.length > 0 && input.DEMO_PUBLIC !== 'true') {
    flaws.push({
      name: 'DEMO_PUBLIC',
      sentence: `DEMO_PUBLIC must be true to make the demo listings available outside this machine (${openings.join(', ')})`,
    });
  }
  if (keepsAccounts && isProduction && !isMeant) {
    flaws.push({
      name: 'PUBLIC_COGNITO_USER_POOL_ID',
      sentence:
        'PUBLIC_COGNITO_USER_POOL_ID must be set when NODE_ENV is production, unless IDENTITY_IN_PRODUCTION is true',
    });
  }
  if (keepsAccounts && isMeant && input.SMTP_URL === undefined) {
    flaws.push({
      name: 'SMTP_URL',
      sentence:
        'SMTP_URL must be the mail server that log-in codes are sent through when IDENTITY_IN_PRODUCTION is true',
    });
  }
  return { hasDemoAccess: openings.length === 0 && !isProduction, flaws };
}
