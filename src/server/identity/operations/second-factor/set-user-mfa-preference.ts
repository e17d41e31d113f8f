import * as z from 'zod/mini';
import { notifySecondFactor } from '../../mail/security-notices.ts';
import { invalidParameter } from '../../protocol/identity-error.ts';
import { Text, userOperation } from '../../protocol/operation.ts';

const Settings = z.optional(
  z.object({ Enabled: z._default(z.boolean(), false), PreferredMfa: z.optional(z.boolean()) }),
);

const Input = z.object({
  AccessToken: Text,
  SMSMfaSettings: Settings,
  EmailMfaSettings: Settings,
  SoftwareTokenMfaSettings: Settings,
});

/** Turns two-step login on or off, for a person who has just entered a code of the app. */
export const setUserMfaPreference = userOperation(Input, (input, context, holder) => {
  const { SMSMfaSettings: sms, EmailMfaSettings: email, SoftwareTokenMfaSettings: app } = input;
  if (sms?.Enabled || email?.Enabled) {
    throw invalidParameter('Codes by SMS and email are not enabled for this user pool.');
  }
  if (!app) return {};
  const wasOn = context.factors.isOn(holder.user);
  context.factors.turn(holder, app.Enabled);
  if (app.Enabled !== wasOn) notifySecondFactor(context, holder.user, app.Enabled);
  return {};
});
