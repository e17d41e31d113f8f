import * as z from 'zod/mini';
import { plainEmail, readAttributes, withAttributes } from '../../protocol/attributes.ts';
import { AttributeList, Text, userOperation } from '../../protocol/operation.ts';
import type { CodeDelivery } from '../../mail/account-mailer.ts';
import { sendEmailCode } from './send-email-code.ts';

const Input = z.object({ AccessToken: Text, UserAttributes: AttributeList });

/** Changes the user's attributes. A new email address takes effect once its code has come back. */
export const updateUserAttributes = userOperation(Input, (input, context, { user }) => {
  const { repository } = context;
  const { email, ...changes } = readAttributes(input.UserAttributes, { isNew: false });
  const newEmail = email === undefined ? user.email : plainEmail(email);
  const deliveries: CodeDelivery[] = [];
  repository.atomically(() => {
    if (newEmail !== user.email) deliveries.push(sendEmailCode(context, user, newEmail));
    repository.users.put({ ...user, attributes: withAttributes(user.attributes, changes) });
  });
  return { CodeDeliveryDetailsList: deliveries };
});
