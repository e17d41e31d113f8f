import * as z from 'zod/mini';
import { invalidParameter } from '../../protocol/identity-error.ts';
import { Name, Text, userOperation } from '../../protocol/operation.ts';
import type { CodeDelivery } from '../../mail/account-mailer.ts';
import { sendEmailCode } from './send-email-code.ts';

const Input = z.object({ AccessToken: Text, AttributeName: Name });

/** Sends another code for the email address that awaits one, or else for the present address. */
export const getUserAttributeVerificationCode = userOperation(
  Input,
  ({ AttributeName }, context, { user }) => {
    if (AttributeName !== 'email') throw invalidParameter('Only email can be verified here.');
    const { repository } = context;
    const pendingCode = repository.codes.find({ subject: user.id, purpose: 'email' });
    const email = pendingCode && !pendingCode.isUsed ? pendingCode.newEmail : null;
    let delivery: CodeDelivery | undefined;
    repository.atomically(() => {
      delivery = sendEmailCode(context, user, email ?? user.email);
    });
    return { CodeDeliveryDetails: delivery };
  },
);
