import type { Caller, IdentityContext } from '../context.ts';
import type { User } from '../repository.ts';
import { deviceOf, homeNetworkOf } from '../sessions/device.ts';

/** The first log-in to a new account sends no notice. */
const NEW_ACCOUNT_MS = 24 * 60 * 60_000;

type NoticeContext = Pick<IdentityContext, 'mailer' | 'repository' | 'nowMs'>;

const localeOf = ({ attributes }: User) => attributes['locale'];

/** Tells the owner of an account that its password was changed. */
export function notifyNewPassword({ mailer }: NoticeContext, user: User): void {
  mailer.notify({ kind: 'password-changed', to: user.email, locale: localeOf(user), about: '' });
}

/** Tells the owner of an account of a new email address, at the former address. */
export function notifyNewEmail({ mailer }: NoticeContext, before: User): void {
  if (!before.isEmailVerified) return;
  mailer.notify({ kind: 'email-changed', to: before.email, locale: localeOf(before), about: '' });
}

/** Tells the owner of an account that two-step login was turned on or off. */
export function notifySecondFactor({ mailer }: NoticeContext, user: User, isOn: boolean): void {
  const kind = isOn ? 'second-factor-on' : 'second-factor-off';
  mailer.notify({ kind, to: user.email, locale: localeOf(user), about: '' });
}

/**
 * Tells the owner of an account of a log-in from a browser or network that none of its sessions came from.
 * To be called before the session begins.
 */
export function notifyNewDevice(context: NoticeContext, user: User, caller: Caller): void {
  const { mailer, repository, nowMs } = context;
  const [device, network] = [deviceOf(caller.userAgent), homeNetworkOf(caller.address)];
  const sessions = repository.sessions.ofUser(user.id);
  const isFirst = sessions.length === 0 && user.createdAtMs > nowMs() - NEW_ACCOUNT_MS;
  const isKnown = sessions.some((one) => one.device === device && one.network === network);
  if (isFirst || isKnown) return;
  mailer.notify({ kind: 'new-device', to: user.email, locale: localeOf(user), about: device });
}
